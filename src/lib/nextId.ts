let last = 0;

/** Unique within the page. */
export const nextId = (): string => String((last += 1));
