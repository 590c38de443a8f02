/** Only needed after a press; loaded on the first one. */
export { showAdultPictures } from './adultPictures';
export { facebookLogin } from './facebookLogin';
export { locate } from './locate';
export { createPressedMarks } from './markPressed';
export { share } from './share';
