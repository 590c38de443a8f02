import type { ShownFlash, WithFlash } from './flashTypes';

/** Oldest first. */
export const selectFlashes = ({ flash }: WithFlash): readonly ShownFlash[] => flash.messages;
