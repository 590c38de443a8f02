/** Import before the store: the toolkit looks for the browser's redux devtools once, when it is loaded. */
export const devtoolsCompose = jest.fn(() => (enhancer: unknown) => enhancer);

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: devtoolsCompose });
