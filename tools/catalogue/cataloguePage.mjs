const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLES = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #1d2730; background: #f4f6f8; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px 24px; background: #fff; border-bottom: 1px solid #d6dce2; }
main { padding: 0 24px 48px; }
h2 { margin: 40px 0 8px; scroll-margin-top: 120px; }
h3 { margin: 16px 0 4px; font-size: 15px; }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; max-width: 100%; }
img { display: block; max-width: 100%; height: auto; border: 1px solid #d6dce2; background: #fff; }
figcaption { font-size: 13px; color: #51606e; }`;

const picture = ({ file, width, problem }) =>
  file === null
    ? `<p>${width} px: ${escape(problem)}</p>`
    : `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${width} px</figcaption></figure>`;

/** One country's page: every widget, its states below each other, its widths side by side. */
export function cataloguePage({ country, countries, version, states }) {
  const widgets = [...new Set(states.map(({ widget }) => widget))];
  const sections = widgets.map((widget) => {
    const own = states.filter((state) => state.widget === widget);
    const rows = own.map(({ state, pictures }) => `<h3>${escape(state)}</h3><div class="pictures">${pictures.map(picture).join('')}</div>`);
    return `<section><h2 id="${widget}">${widget}</h2>${rows.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrina ${escape(version)}: every widget, ${country.toUpperCase()}</title>
<style>${STYLES}</style>
<header>
<nav aria-label="Countries">${countries.map((other) => `<a href="${other}.html"${other === country ? ' aria-current="page"' : ''}>${other.toUpperCase()}</a>`).join(' ')}</nav>
<nav aria-label="Widgets">${widgets.map((widget) => `<a href="#${widget}">${widget}</a>`).join(' ')}</nav>
</header>
<main><h1>Vitrina ${escape(version)}, ${country.toUpperCase()}</h1>${sections.join('\n')}</main>
</html>
`;
}
