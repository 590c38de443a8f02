/** What the home page loads without interaction: bodies as transferred (brotli), without response headers. */
export const rows = [
  { name: 'home-scripts', title: 'Vitrina: scripts', unit: 'bytes' },
  { name: 'home-texts', title: 'Vitrina: texts of one language', unit: 'bytes' },
  { name: 'home-script-requests', title: 'Vitrina: script requests', unit: 'count' },
  { name: 'home-text-requests', title: 'Vitrina: text requests', unit: 'count' },
  { name: 'home-other-requests', title: 'Vitrina: other requests', unit: 'count' },
  { name: 'page-bytes', title: 'Whole page with pictures', unit: 'bytes' },
  { name: 'page-requests', title: 'Whole page: requests', unit: 'count' },
];

const sum = (resources) => resources.reduce((total, { bytes }) => total + bytes, 0);
const isOurs = ({ url }) => new URL(url).pathname.startsWith('/vitrina/');

export async function measure(run) {
  const visit = await run.coldVisit({ vitrina: true });
  const baseline = await run.coldVisit({ vitrina: false });
  const ours = visit.resources.filter(isOurs);
  const scripts = ours.filter(({ url }) => url.endsWith('.js'));
  const texts = ours.filter(({ url }) => url.endsWith('.json'));
  const others = baseline.resources.filter((resource) => !isOurs(resource)); // a blocked request leaves an entry
  return {
    'home-scripts': sum(scripts),
    'home-texts': sum(texts),
    'home-script-requests': scripts.length,
    'home-text-requests': texts.length,
    'home-other-requests': ours.length - scripts.length - texts.length,
    'page-bytes': { vitrina: visit.htmlBytes + sum(visit.resources), baseline: baseline.htmlBytes + sum(others) },
    'page-requests': { vitrina: 1 + visit.resources.length, baseline: 1 + others.length },
  };
}
