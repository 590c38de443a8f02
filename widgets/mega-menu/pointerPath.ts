export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Shorter moves are jitter of a resting hand. */
export const JITTER_PX = 6;

const cross = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [cross(a, b, point), cross(b, c, point), cross(c, a, point)];
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

/**
 * Whether a pointer that was at `from` and is at `to` is on its way into the panel below: inside of the triangle between `from` and the
 * panel's upper corners.
 */
export const isHeadingInto = (from: Point, to: Point, { left, right, top }: Box): boolean =>
  isInTriangle(to, from, { x: left, y: top }, { x: right, y: top });

/** Follows a pointer. `isHeading`: whether the latest move goes towards the panel; null where the pointer has hardly moved. */
export function followPointer() {
  let from: Point | null = null;
  return {
    isHeading(to: Point, panel: Box | null): boolean | null {
      if (from === null) from = to;
      if (Math.hypot(to.x - from.x, to.y - from.y) < JITTER_PX) return null;
      const isHeading = panel !== null && isHeadingInto(from, to, panel);
      from = to;
      return isHeading;
    },
  };
}
