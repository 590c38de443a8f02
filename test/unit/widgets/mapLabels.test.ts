import { circleRadii } from '../../../widgets/checkout/shipping/map/circles';
import { placeLabel } from '../../../widgets/checkout/shipping/map/labels';

const label = { x: 100, y: 100, width: 60, height: 14 };
const pinAt = (x: number, y: number) => ({ left: x - 25, right: x + 25, top: y - 25, bottom: y + 25 });

describe('names of towns keep off pins and each other', () => {
  test.each([
    ['nothing is there: beside its dot', [], { align: 'left', x: 107, y: 100 }],
    ['a pin to its right: on its left', [pinAt(140, 100)], { align: 'right', x: 93, y: 100 }],
    ['pins on both sides: below', [pinAt(60, 98), pinAt(140, 98)], { align: 'center', x: 100, y: 139 }],
    ['a pin on the dot: beside the pin', [pinAt(100, 100)], { align: 'left', x: 132, y: 100 }],
  ])('%s', (_, taken, place) => expect(placeLabel(label, [...taken])).toMatchObject(place));

  test('without room there is none, and a name that was written takes its room', () => {
    const taken = [pinAt(100, 100), pinAt(160, 100), pinAt(40, 100), pinAt(100, 150), pinAt(100, 50)];
    expect(placeLabel(label, [...taken])).toBeNull();
    const free: typeof taken = [];
    expect([placeLabel(label, free)?.align, placeLabel(label, free)?.align]).toEqual(['left', 'right']);
  });
});

test('circles have round radii, the smallest of which is larger than the pins of its middle', () => {
  expect(circleRadii(26.6)).toEqual([5, 10, 20]); // a town with its surroundings
  expect(circleRadii(300)).toEqual([0.5, 1, 2]);
  expect(circleRadii(1)).toEqual([]); // a country
});
