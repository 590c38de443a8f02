import { projectX, projectY, SOUTH, WEST } from './projection';
import { REGION_JSON } from './region.gen';

/** Steps per degree, as tools/map writes it. */
const STEPS = 1000;

interface RegionDto {
  countries: readonly { code: string; at: readonly [number, number] | null; rings: readonly (readonly number[])[] }[];
  /** Indices of the arcs between two countries. */
  borders: readonly number[];
  arcs: readonly (readonly number[])[];
  rivers: readonly (readonly number[])[];
  lakes: readonly (readonly number[])[];
  towns: string;
}

export interface Town {
  name: string;
  x: number;
  y: number;
  /** Inhabitants in thousands. */
  size: number;
}

/** A part of the map, which is only drawn where its box is in view. */
export interface Shape {
  path: Path2D;
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface RegionShapes {
  /** `code` is '' for a country whose name is not shown. */
  countries: readonly (Shape & { code: string; x: number; y: number })[];
  /** Coasts, and borders with the codes of the countries beside them. */
  lines: readonly (Shape & { codes: readonly string[]; isBorder: boolean })[];
  rivers: readonly Shape[];
  lakes: readonly Shape[];
  /** Largest first. */
  towns: readonly Town[];
}

const gridX = (x: number): number => projectX(WEST + x / STEPS);
const gridY = (y: number): number => projectY(SOUTH + y / STEPS);

type Points = readonly (readonly [number, number])[];

function pointsOf(deltas: readonly number[]): Points {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < deltas.length; at += 2) {
    x += deltas[at] ?? 0;
    y += deltas[at + 1] ?? 0;
    points.push([gridX(x), gridY(y)]);
  }
  return points;
}

const boxOf = (points: Points): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

function draw(path: Path2D, points: Points, isStart: boolean): void {
  points.forEach(([x, y], at) => (at === 0 && isStart ? path.moveTo(x, y) : path.lineTo(x, y)));
}

function shapeOf(deltas: readonly number[]): Shape {
  const points = pointsOf(deltas);
  const path = new Path2D();
  draw(path, points, true);
  return { path, box: boxOf(points) };
}

/** Decodes the generated shapes. */
export function decodeRegion(): RegionShapes {
  const dto = JSON.parse(REGION_JSON) as RegionDto;
  const arcs = dto.arcs.map((deltas) => {
    const points = pointsOf(deltas);
    return { points, box: boxOf(points), codes: [] as string[] };
  });
  const countries = dto.countries.map(({ code, at, rings }) => {
    const path = new Path2D();
    const boxes: Box[] = [];
    for (const ring of rings) {
      ring.forEach((index, nth) => {
        const arc = arcs[index < 0 ? ~index : index];
        if (arc === undefined) return;
        arc.codes.push(code);
        boxes.push(arc.box);
        draw(path, index < 0 ? [...arc.points].reverse() : arc.points, nth === 0);
      });
      path.closePath();
    }
    return { code: at === null ? '' : code, x: gridX(at?.[0] ?? 0), y: gridY(at?.[1] ?? 0), path, box: around(boxes) };
  });
  const borders = new Set(dto.borders);
  const lines = arcs.map(({ points, box, codes }, index) => {
    const path = new Path2D();
    draw(path, points, true);
    return { path, box, codes, isBorder: borders.has(index) };
  });
  const towns = dto.towns.split(';').map((town) => {
    const [name = '', x = '', y = '', size = ''] = town.split(',');
    return { name, x: gridX(Number(x)), y: gridY(Number(y)), size: Number(size) };
  });
  return { countries, lines, rivers: dto.rivers.map(shapeOf), lakes: dto.lakes.map(shapeOf), towns };
}
