import base from './base.css';
import tokens from './tokens.css';

/** Styles every widget gets before its own stylesheet: tokens and plain controls. Adopted by the loader. */
export const commonStyles: readonly string[] = [tokens, base];
