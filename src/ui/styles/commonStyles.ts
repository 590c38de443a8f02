import base from './base.css';
import tokens from './tokens.css';

/** What every widget looks like before its own stylesheet: tokens and plain controls. The loader adopts it for each. */
export const commonStyles: readonly string[] = [tokens, base];
