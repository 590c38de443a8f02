/** Whether the Smart box is shown, and with which text (R4.102, R4.103, A060). It has no state of its own. */
export { selectSmartOffer } from './smartBoxSelectors';
