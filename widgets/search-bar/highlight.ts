const MARKS = /\p{M}/gu;

/** Lower case without diacritics, one unit for each unit of the text, so that places in one are places in the other. */
function fold(text: string): string {
  return text
    .replace(/[^\0-\x7f]/g, (char) => {
      const plain = char.normalize('NFD').replace(MARKS, '');
      return plain.length === 1 ? plain : char;
    })
    .toLowerCase();
}

/** Cuts a title around the first place where the keyword occurs: `cevlji` is found in `Čevlji`. */
export function splitAtKeyword(title: string, keyword: string): [before: string, match: string, after: string] {
  const [where, what] = [fold(title), fold(keyword)];
  const start = what === '' || where.length !== title.length ? -1 : where.indexOf(what);
  if (start < 0) return [title, '', ''];
  const end = start + what.length;
  return [title.slice(0, start), title.slice(start, end), title.slice(end)];
}
