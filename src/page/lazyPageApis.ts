/** Only needed after a press; loaded on the first one. */
export { outsideLogin } from './facebookLogin';
export { share } from './share';
