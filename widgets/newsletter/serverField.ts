/** The address in the server's own form. */
export const SERVER_FIELD = 'input:is([type="email"], [name="email"])';
