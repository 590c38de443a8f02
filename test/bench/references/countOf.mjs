/** The count that the server has written into the link of the placeholder. */
export const countOf = (name) => Number(/\d+/.exec(document.querySelector(`[data-vitrina="${name}"]`).textContent)?.[0] ?? 0);
