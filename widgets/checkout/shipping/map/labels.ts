import type { Box } from './regionShapes';

interface Label {
  /** The point that is named. */
  x: number;
  y: number;
  /** Of the text. */
  width: number;
  height: number;
}

interface PlacedLabel {
  align: 'left' | 'center' | 'right';
  x: number;
  y: number;
}

/** From the point to its text: beside its dot, or beside a pin that covers the dot. */
const [BESIDE_DOT, BESIDE_PIN] = [7, 32];
const MARGIN = 6;

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a box is free; if so, it is taken. */
export function take(taken: Box[], box: Box): boolean {
  if (taken.some((other) => meet(box, other))) return false;
  taken.push(box);
  return true;
}

function* placesOf({ x, y, height }: Label): Generator<PlacedLabel> {
  for (const distance of [BESIDE_DOT, BESIDE_PIN]) {
    yield { align: 'left', x: x + distance, y };
    yield { align: 'right', x: x - distance, y };
    yield { align: 'center', x, y: y + distance + height / 2 };
    yield { align: 'center', x, y: y - distance - height / 2 };
  }
}

const boxOf = ({ align, x, y }: PlacedLabel, { width, height }: Label): Box => {
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { left: left - MARGIN, right: left + width + MARGIN, top: y - height / 2 - 2, bottom: y + height / 2 + 2 };
};

/** Finds room around a point for its name, and takes it; null: there is none. */
export function placeLabel(label: Label, taken: Box[]): PlacedLabel | null {
  for (const place of placesOf(label)) if (take(taken, boxOf(place, label))) return place;
  return null;
}
