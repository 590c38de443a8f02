/**
 * A password or a token on its way through the store: a log of actions, a developer tool or `JSON.stringify` shows a function, never
 * the text.
 */
export type Secret = () => string;
