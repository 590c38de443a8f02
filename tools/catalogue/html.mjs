export const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** JSON that can neither end its script element nor open a comment in it. */
export const jsonScript = (id, value) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003C')}</script>`;
