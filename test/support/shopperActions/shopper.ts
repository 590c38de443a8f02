export type Role = 'button' | 'radio' | 'checkbox';

/**
 * A shopper in the checkout, in jsdom (`screenShopper`) or in a browser (`browserShopper`). Controls are found by role and name; a
 * name that is a text is the beginning of one. `nth` counts from 0, -1 is the last.
 */
export interface Shopper {
  press(role: Role, name: string | RegExp, nth?: number): Promise<void>;
  /** Presses the unchecked one of the first two enabled radio buttons of a group. */
  pressOther(group: string): Promise<void>;
  isShown(role: Role, name: string | RegExp): Promise<boolean>;
  isChecked(role: Role, name: string | RegExp): Promise<boolean>;
  /** Replaces the text of the field with this label. */
  type(label: string, text: string, nth?: number): Promise<void>;
  valueOf(label: string): Promise<string>;
  leave(label: string): Promise<void>;
  /** Opens what is folded under this summary. */
  unfold(summary: string): Promise<void>;
  /** The same cart in another tab. */
  changeCartElsewhere(): Promise<void>;
  /** Facebook's window will be answered. */
  allowFacebook(): Promise<void>;
  settle(): Promise<unknown>;
}
