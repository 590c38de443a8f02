/** Ids as the shop writes them. */
const ID = /^[\w-]{1,64}$/;

export const isId = (value: string | undefined): value is string => value !== undefined && ID.test(value);
