/** Only needed after a press; loaded on the first one. */
export { facebookLogin } from './facebookLogin';
export { markPressed } from './markPressed';
export { share } from './share';
