const MARKS = /\p{M}/gu;

/** Lower case without diacritics, with the same length as the text, so that indexes match. */
function fold(text: string): string {
  return text
    .replace(/[^\0-\x7f]/g, (char) => {
      const plain = char.normalize('NFD').replace(MARKS, '');
      return plain.length === 1 ? plain : char;
    })
    .toLowerCase();
}

/** Splits a title around the first match of the keyword: `cevlji` matches `Čevlji`. */
export function splitAtKeyword(title: string, keyword: string): [before: string, match: string, after: string] {
  const [where, what] = [fold(title), fold(keyword)];
  const start = what === '' || where.length !== title.length ? -1 : where.indexOf(what);
  if (start < 0) return [title, '', ''];
  const end = start + what.length;
  return [title.slice(0, start), title.slice(start, end), title.slice(end)];
}
