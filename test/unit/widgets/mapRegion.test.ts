import { projectX, projectY } from '../../../widgets/checkout/shipping/map/projection';
import { decodeRegion } from '../../../widgets/checkout/shipping/map/regionShapes';
import type { Box } from '../../../widgets/checkout/shipping/map/regionShapes';

/** jsdom has none: the points of a path. */
class PathStub {
  readonly points: [number, number][] = [];
  moveTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  closePath() {}
}
beforeEach(() => void Object.assign(globalThis, { Path2D: PathStub }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'Path2D'));

const isIn = ({ left, right, top, bottom }: Box, lng: number, lat: number) =>
  projectX(lng) > left && projectX(lng) < right && projectY(lat) > top && projectY(lat) < bottom;

test('the offline background has coasts, borders, rivers, lakes and towns where they are', () => {
  const { countries, lines, rivers, lakes, towns } = decodeRegion();
  expect(countries.map(({ code }) => code)).toEqual(expect.arrayContaining(['SI', 'CZ', 'SK', 'PL', 'HU', 'HR']));
  expect(new Set(lines.map(({ isBorder }) => isBorder))).toEqual(new Set([true, false]));
  expect(towns[0]).toEqual(expect.objectContaining({ name: expect.any(String) as string }));

  const isNear = (lng: number, lat: number) =>
    rivers.some(({ path }) =>
      (path as object as PathStub).points.some(([x, y]) => Math.hypot(x - projectX(lng), y - projectY(lat)) < 0.25),
    );
  // The Danube at Budapest and at Bratislava, the Vistula at Warsaw, the Oder at Wrocław.
  for (const [lng, lat] of [
    [19.05, 47.5],
    [17.11, 48.14],
    [21.01, 52.23],
    [17.04, 51.11],
  ] as const)
    expect([lng, lat, isNear(lng, lat)]).toEqual([lng, lat, true]);
  expect(isNear(19.5, 52)).toBe(false); // the middle of Poland
  expect(lakes.some(({ box }) => isIn(box, 17.9, 46.92))).toBe(true); // Balaton
});
