const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLES = `
body { max-width: 1100px; margin: 0 auto; padding: 24px; font: 15px/1.5 system-ui, sans-serif; color: #1d2730; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #d6dce2; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.fail td:first-child { color: #a31621; font-weight: 600; }
.pass td:first-child { color: #14663a; }`;

/** One line per outcome, for people and for `grep`. */
export const lineOf = ({ id, result, call, why, cost }) =>
  `${result.padEnd(7)} ${id.padEnd(28)} ${call ? `${call}  ` : ''}${why}${result === 'fail' && cost ? `: ${cost}` : ''}`;

export const countsOf = (outcomes) =>
  ['pass', 'fail', 'skipped'].map((result) => outcomes.filter((outcome) => outcome.result === result).length);

const row = (cells, result) => `<tr class="${result}">${cells.map((cell) => `<td>${escape(cell ?? '')}</td>`).join('')}</tr>`;

/** The whole report on one page, findings first. */
export function htmlReport({ base, checkedAt, outcomes, optional }) {
  const order = ['fail', 'pass', 'skipped'];
  const sorted = [...outcomes].sort((a, b) => order.indexOf(a.result) - order.indexOf(b.result));
  const [passed, failed, skipped] = countsOf(outcomes);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${failed} findings: ${escape(base)}</title>
<style>${STYLES}</style>
<h1>Does ${escape(base)} keep the contract?</h1>
<p>${failed} findings, ${passed} passed, ${skipped} skipped, ${escape(checkedAt)}</p>
<table>
<thead><tr><th scope="col">Result</th><th scope="col">What</th><th scope="col">Call</th><th scope="col">Why</th><th scope="col">What it costs</th></tr></thead>
<tbody>${sorted.map(({ result, id, call, why, cost }) => row([result, id, call, why, result === 'fail' ? cost : ''], result)).join('\n')}</tbody>
</table>
<h2>Optional parts</h2>
<ul>${optional.map((line) => `<li>${escape(line)}</li>`).join('\n')}</ul>
</html>
`;
}
