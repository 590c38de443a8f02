/** What only a shopper's press needs: its code comes with the first one. */
export { outsideLogin } from './facebookLogin';
export { share } from './share';
