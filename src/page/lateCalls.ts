/** What only a shopper's press needs: its code comes with the first one. */
export { outsideLogin } from './outsideLogin';
export { share } from './share';
