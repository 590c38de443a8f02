import { escapeHtml } from './html.mjs';

export const WIDTHS = [1280, 768, 375];

/** `code` of Markdown. */
const inline = (text) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const link = (href, text, isCurrent) => `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`;

const attributeTable = (attributes) =>
  attributes.length === 0
    ? ''
    : `<table><thead><tr><th scope="col">attribute</th><th scope="col">values</th><th scope="col">default</th></tr></thead><tbody>
${attributes.map(({ names, type, byDefault }) => `<tr><td>${inline(names)}</td><td>${inline(type)}</td><td>${inline(byDefault)}</td></tr>`).join('\n')}
</tbody></table>`;

const stateSection = ({
  file,
  state,
  says,
  height,
}) => `<section class="state" aria-labelledby="${file}"${height ? ` data-height="${height}"` : ''}>
<h2 id="${file}">${escapeHtml(state)}</h2>
${says ? `<p>${inline(says)}</p>` : ''}
<div class="frames">${WIDTHS.map((width) => `<figure data-width="${width}"><figcaption>${width} px <span class="status"></span></figcaption><div class="frame"><iframe loading="lazy" title="${escapeHtml(`${state}, ${width} px`)}" data-src="frames/${file}.html"></iframe></div></figure>`).join('')}</div>
<ul class="messages" aria-label="What the console says, and where links lead"></ul>
</section>`;

/**
 * A widget's page in a country: the HTML to copy and each state in three widths.
 * - `frames`: `[{ file, state, says, height }]`, without a height as high as their content; `missing`: `[{ state, problem }]`, what could not be recorded
 * - `widgets`, `countries`: the other pages
 */
export function widgetPage({ widget, country, version, widgets, countries, chapter, frames, missing }) {
  const { summary, html, attributes } = chapter;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(widget)}, ${country.toUpperCase()} | Vitrina ${escapeHtml(version)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site/catalogue.css">
<script type="module" src="/site/catalogue.js"></script>
</head>
<body>
<header>
<p class="name">Vitrina ${escapeHtml(version)}</p>
<nav aria-label="Shops">${countries.map((other) => link(`../${other}/${widget}.html`, other.toUpperCase(), other === country)).join('')}</nav>
<form class="view">
<fieldset><legend>Width</legend>
<label><input type="radio" name="width" value="" checked>side by side</label>${WIDTHS.map((width) => `<label><input type="radio" name="width" value="${width}">${width}</label>`).join('')}
</fieldset>
<fieldset><legend>Page around</legend>
<label><input type="radio" name="host" value="light" checked>light</label><label><input type="radio" name="host" value="hostile">hostile</label>
</fieldset>
</form>
</header>
<nav class="widgets" aria-label="Widgets">${widgets.map((other) => link(`${other}.html`, other, other === widget)).join('')}</nav>
<main>
<h1>${escapeHtml(widget)}</h1>
${summary ? `<p>${inline(summary)}</p>` : ''}
${html ? `<div class="copy"><button type="button">Copy</button><pre><code>${escapeHtml(html)}</code></pre></div>` : ''}
${attributeTable(attributes)}
${frames.map(stateSection).join('\n')}
${missing.map(({ state, problem }) => `<section class="state"><h2>${escapeHtml(state)}</h2><p>Not recorded: ${escapeHtml(problem)}</p></section>`).join('\n')}
</main>
</body>
</html>
`;
}
