type Fields = Record<string, unknown>;

/** A menu of thirteen entries with 200 below them and 700 below those, as of a shop with everything. */
const [TOPS, GROUPS, ENTRIES] = [13, 200, 700];

const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const childrenOf = (items: readonly Fields[]): Fields[] => items.flatMap(({ children }) => listOf(children));

/** How many of `all` the part at `index` of `parts` gets. */
const shareOf = (index: number, parts: number, all: number): number =>
  Math.floor(((index + 1) * all) / parts) - Math.floor((index * all) / parts);

/** Takes the shop's own entries again and again, each with an id of its own. */
function pickerOf(items: readonly Fields[]) {
  let count = 0;
  return (children: readonly Fields[]): Fields => {
    const item = items[count % items.length] ?? {};
    const round = Math.floor(count / items.length);
    count += 1;
    const name = round === 0 ? item.name : `${String(item.name)} ${round + 1}`;
    return { ...item, id: `${String(item.id)}-${round}`, name, title: name, customData: null, children };
  };
}

export function largeMenu(items: unknown): Fields[] {
  const tops = listOf(items).slice(0, TOPS);
  const groups = childrenOf(tops);
  const [nextGroup, nextEntry] = [pickerOf(groups), pickerOf(childrenOf(groups))];
  let place = 0;
  return tops.map((top, index) => {
    const children = Array.from({ length: shareOf(index, TOPS, GROUPS) }, () => {
      const entries = Array.from({ length: shareOf(place, GROUPS, ENTRIES) }, () => nextEntry([]));
      place += 1;
      return nextGroup(entries);
    });
    return { ...top, children };
  });
}

const LEVELS = 12;

/** Twelve levels; each names the one above it as its child again, too. */
function deepEntry(level: number): Fields {
  const below: Fields[] = level < LEVELS ? [deepEntry(level + 1)] : [];
  const above = { id: `deep-${level - 1}`, name: `Raven ${level - 1}`, url: '/elektronika', children: below };
  return { id: `deep-${level}`, name: `Raven ${level}`, url: '/elektronika', children: level > 1 ? [...below, above] : below };
}

/** What editors of a shop once typed, and what attackers would. */
export function hostileMenu(): Fields[] {
  const script = 'javascript:document.title="menu"';
  return [
    deepEntry(1),
    { id: 'scripts', name: 'Skripte', url: script, children: [{ id: 's1', name: 'Skripta', url: script }] },
    {
      id: 'long',
      name: `🧑‍🚀 ${'Donaudampfschifffahrt'.repeat(10)}`,
      label: '🎁'.repeat(40),
      url: '/elektronika',
      image: { imageId: '../"><img src=x onerror=1>' },
      customData: { height: '100%;position:fixed;inset:0', width: '1px;background:red', extraPixelsForContent: '1e9' },
      children: [
        { id: 'l1', name: '<img src=x onerror="document.title=1">Vrt', url: '/elektronika' },
        { id: 'l2', name: 'Brez naslova', children: [{ id: 'l3', name: 'Pod njim', url: 'java\tscript:document.title="menu"' }] },
      ],
      banners: [{ bannerId: 'p', type: 'full', title: 'Akcija', mediaId: 'x', url: script }],
    },
    { id: 'none', name: 'Nikamor', url: null, children: [] },
    { id: 'plain', name: 'Navaden', url: '/elektronika' },
    null as unknown as Fields,
  ];
}
