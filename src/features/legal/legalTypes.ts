/** R3.100: legal conditions that the customer has to approve. */
export interface Legal {
  readonly id: string;
  /** HTML of the shop; untrusted. */
  readonly text: string;
}
