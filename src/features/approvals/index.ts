/** What the questions for the age, the legal conditions and the consent have in common (requirements, areas modals and consents). It has no state. */
export { closeQuestion, sendAnswer, takeAnswers } from './answers';
