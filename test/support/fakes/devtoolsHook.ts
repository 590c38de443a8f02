/** Import before the store: the toolkit looks for the redux devtools once, on import. */
export const devtoolsCompose = jest.fn(() => (enhancer: unknown) => enhancer);

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: devtoolsCompose });
