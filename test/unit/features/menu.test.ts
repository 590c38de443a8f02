import { toMenu } from '../../../src/features/menu/menuMapping';
import { contentHeightPx } from '../../../src/features/menu';
import type { MenuItem } from '../../../src/features/menu';
import { menuDto } from '../../support/fakes/menuAnswers';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

const { links } = testShop(fakePage());
const menuOf = (...items: unknown[]) => toMenu({ items }, links.href);
const depthOf = (items: readonly MenuItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)));
const only = (items: readonly MenuItem[]): MenuItem => {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`${items.length} items`);
  return item;
};

test('[R3.092] [R3.093] [R3.094] [R3.095] [R3.096] every field of an entry is mapped', () => {
  const first = toMenu(menuDto({ label: 'Novo', image: { imageId: 'i1' } }), links.href)[0];
  expect(first).toMatchObject({ id: '1', name: 'Dom', title: 'Dom in kuhinja', href: '/dom', label: 'Novo', imageId: 'i1' });
  expect(first?.children.map(({ name, look }) => [name, look.isUnimportant])).toEqual([
    ['Kuhinja', false],
    ['Drobnarije', true],
  ]);
  expect(first?.promos).toEqual([
    { id: '31', type: 'full', mediaId: 'm31', title: 'Ponudba tedna', href: '/ponudba' },
    { id: '32', type: 'half', mediaId: 'm32', title: 'Lonci', href: '/lonci?akcija' },
  ]);
  expect(first?.brands.map(({ title }) => title)).toEqual(['Topla']);
});

test('[A124] brand pictures beside the others or inside of them; a plain list', () => {
  const promo = (bannerId: string) => ({ bannerId, title: bannerId, url: '/x' });
  const item = only(menuOf({ id: 1, name: 'A', banners: [promo('p')], brandBanners: [promo('b')] }));
  expect([item.promos[0]?.id, item.brands[0]?.id]).toEqual(['p', 'b']);
  const inside = only(menuOf({ id: 1, name: 'A', banners: { brandBanners: [promo('b')] } }));
  expect([inside.promos.length, inside.brands[0]?.id]).toEqual([0, 'b']);
});

test('[A123] (shape-09) numbers are read leniently, also from text; anything else reaches no style', () => {
  const look = (customData: unknown) => only(menuOf({ id: 1, name: 'A', url: '/a', customData })).look;
  expect(look({ height: '480', width: '700px', extraPixelsForContent: 20, addToHeightCalculation: '0', hideOtherCategories: 1 })).toEqual({
    heightPx: 480, widthPx: 700, extraPx: 20, isMeasured: false, hidesOthers: true, isUnimportant: false,
  }); // prettier-ignore
  expect(look({ height: '100%;position:fixed;inset:0', width: '-5', extraPixelsForContent: 'NaN', notImportantItem: 'no' })).toEqual({
    heightPx: null, widthPx: null, extraPx: 0, isMeasured: true, hidesOthers: false, isUnimportant: false,
  }); // prettier-ignore
  expect(look('text').heightPx).toBeNull();
  expect(look({ height: 1e9 }).heightPx).toBe(2000);
});

test('[R9.62] a panel is at least 450 px high; entries outside of the calculation do not count', () => {
  const children = (addToHeightCalculation: number) =>
    Array.from({ length: 30 }, (_, index) => ({ id: `c${index}`, name: 'C', url: '/c', customData: { addToHeightCalculation } }));
  const height = (child: number, customData = {}) =>
    contentHeightPx(only(menuOf({ id: 1, name: 'A', children: children(child), customData })), 3);
  expect([height(1), height(0), height(0, { extraPixelsForContent: 30 })]).toEqual([560, 450, 450]);
  expect(height(1, { extraPixelsForContent: 30 })).toBe(590);
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:x', 'java\tscript:x', 'data:text/html,x', 'vbscript:x', '\\\\evil.example', ' javascript:x'])(
  '(url-03) an entry that leads to %j has no link, and no place without children',
  (url) => {
    expect(menuOf({ id: 1, name: 'A', url })).toEqual([]);
    expect(only(menuOf({ id: 1, name: 'A', url, children: [{ id: 2, name: 'B', url: '/b' }] })).href).toBeNull();
    expect(only(menuOf({ id: 1, name: 'A', url: '/a', banners: [{ bannerId: 1, title: 'x', url }] })).promos).toEqual([]);
  },
);

test('twelve levels are cut, cycles end, and a whole menu has a limit', () => {
  const deep = (level: number): object => ({ id: `l${level}`, name: 'L', url: '/l', children: level < 12 ? [deep(level + 1)] : [] });
  expect(depthOf(menuOf(deep(1)))).toBe(6);
  const cycle: { id: number; name: string; url: string; children: unknown[] } = { id: 1, name: 'A', url: '/a', children: [] };
  cycle.children.push({ id: 2, name: 'B', url: '/b', children: [cycle] });
  expect(depthOf(menuOf(cycle))).toBe(2);
  const wide = Array.from({ length: 400 }, (_, top) => ({
    id: `t${top}`, name: 'T', url: '/t', children: Array.from({ length: 400 }, (__, sub) => ({ id: `${top}-${sub}`, name: 'S', url: '/s' })),
  })); // prettier-ignore
  const all = menuOf(...wide).flatMap(({ children }) => [1, ...children]);
  expect(all.length).toBeLessThanOrEqual(3000);
});

test('names are text: no markup, no direction marks, at most 200 characters, emoji whole', () => {
  const name = (value: unknown) => menuOf({ id: 1, name: value, url: '/a' })[0]?.name;
  expect(name('<img src=x onerror=alert(1)>Vrt <b>in</b> dom')).toBe('Vrt in dom');
  expect(name('abc\u202Efed')).toBe('abcfed');
  expect(name('👩‍🚀 Vesolje')).toBe('👩‍🚀 Vesolje');
  expect([...(name('😀'.repeat(300)) ?? '')]).toHaveLength(200);
  expect(name(1984)).toBe('1984'); // PHP's JSON_NUMERIC_CHECK
  expect([name(''), name(null), name({}), name(true)]).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([null, undefined, 'text', 7, [], {}, { items: null }, { items: 'x' }, { items: [null, 1, [], { id: {} }] }])(
  '%j is an empty menu',
  (answer) => {
    expect(toMenu(answer, links.href)).toEqual([]);
  },
);
