import type { LatLng } from 'leaflet';
import type { Position } from '../../../../src/features/delivery';
import { circleRadii } from './circles';
import { meet, placeLabel, take } from './labels';
import { projectX, projectY } from './projection';
import type { Box, RegionShapes, Shape, Town } from './regionShapes';

export interface RegionLook {
  /** The shop's own country is lighter. */
  homeCode: string;
  /** The name of a country in the shopper's language. */
  nameOf: (code: string) => string;
  distanceOf: (km: number) => string;
  font: string;
}

/** What else is on the map. */
export interface Surroundings {
  /** Around it circles show how far it is; null where the map has no such place. */
  place: Position | null;
  /** Names of towns keep off them. */
  pins: readonly Position[];
}

interface View {
  /** Of the canvas, in the north-west. */
  corner: LatLng;
  zoom: number;
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  density: number;
}

const SEA = '#cfe4ee';
const BUILT_UP = 'rgb(220 211 196 / 60%)';
const BUILT_UP_EDGE = 'rgb(220 211 196 / 0%)';
const COAST = '#9fc4d6';
const LAND = '#efede6';
const HOME = '#fcfbf8';
const BORDER = '#b8aebf';
const HOME_BORDER = '#9a86a8';
const TOWN = '#48505c';
const COUNTRY = '#766d80';
const HALO = 'rgb(255 255 255 / 85%)';
const CIRCLE = 'rgb(72 80 92 / 45%)';

const KM_PER_DEGREE = 111.32;
/** A little more than a pin. */
const PIN_PX = 25;

/** Pixels of one degree of longitude. */
const scaleAt = (zoom: number): number => (256 * 2 ** zoom) / 360;

/** From which zoom on a town of so many thousand inhabitants is named. */
const townLevel = (size: number): number =>
  size >= 500 ? 5 : size >= 150 ? 6.5 : size >= 60 ? 7.5 : size >= 25 ? 8.5 : size >= 10 ? 9.5 : 10.5;

/** Names of countries would lie over those of towns. */
const COUNTRY_NAMES_UNTIL = 8;

/** Their course is that of a map of 1:50 million: in nearer views it would be beside its towns. */
const WATERS_UNTIL = 9.5;

/** Draws land, waters, borders, distances and names; the context's transform is changed. */
export function drawRegion(
  context: CanvasRenderingContext2D,
  shapes: RegionShapes,
  look: RegionLook,
  { place, pins }: Surroundings,
  view: View,
): void {
  const { corner, zoom, width, height, density } = view;
  const scale = scaleAt(zoom);
  const [left, top] = [projectX(corner.lng) * scale, projectY(corner.lat) * scale];
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = SEA;
  context.fillRect(0, 0, width, height);

  context.setTransform(density * scale, 0, 0, density * scale, -left * density, -top * density);
  context.lineJoin = 'round';
  const seen: Box = { left: left / scale, top: top / scale, right: (left + width) / scale, bottom: (top + height) / scale };
  const isSeen = ({ box }: Shape): boolean => meet(box, seen);
  for (const country of shapes.countries.filter(isSeen)) {
    context.fillStyle = country.code === look.homeCode ? HOME : LAND;
    context.fill(country.path);
  }
  if (zoom < WATERS_UNTIL) {
    context.fillStyle = SEA;
    for (const { path } of shapes.lakes.filter(isSeen)) context.fill(path);
    context.strokeStyle = COAST;
    context.lineWidth = 1.5 / scale;
    for (const { path } of shapes.rivers.filter(isSeen)) context.stroke(path);
  }
  for (const line of shapes.lines.filter(isSeen)) {
    const isHome = line.codes.includes(look.homeCode);
    context.strokeStyle = !line.isBorder ? COAST : isHome ? HOME_BORDER : BORDER;
    context.lineWidth = (line.isBorder && isHome ? 2 : 1) / scale;
    context.stroke(line.path);
  }

  context.setTransform(density, 0, 0, density, 0, 0);
  const sheet: Sheet = { width, height, taken: [], toScreen: ({ x, y }) => ({ x: x * scale - left, y: y * scale - top }) };
  const toPixel = ({ lat, lng }: Position) => sheet.toScreen({ x: projectX(lng), y: projectY(lat) });
  drawBuiltUp(context, shapes.towns, (scale * TOWN_RADIUS_DEGREES) / Math.cos((corner.lat * Math.PI) / 180), sheet);
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = HALO;
  for (const pin of pins) {
    const { x, y } = toPixel(pin);
    sheet.taken.push({ left: x - PIN_PX, top: y - PIN_PX, right: x + PIN_PX, bottom: y + PIN_PX });
  }
  if (place !== null) drawCircles(context, toPixel(place), scale / (KM_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180)), look, sheet);
  drawTowns(context, shapes.towns, look.font, zoom, sheet);
  if (zoom < COUNTRY_NAMES_UNTIL) drawCountries(context, shapes, look, sheet);
}

interface Sheet {
  width: number;
  height: number;
  toScreen: (place: { x: number; y: number }) => { x: number; y: number };
  /** Where something is written already. */
  taken: Box[];
}

/** A town of a thousand is about 300 m from the middle to the edge, and its area grows with its inhabitants. */
const TOWN_RADIUS_DEGREES = 0.0022;
/** Smaller ones would be specks. */
const BUILT_UP_MIN_PX = 4;

/** Towns as soft areas, so that a near view without streets still shows where one is. */
function drawBuiltUp(context: CanvasRenderingContext2D, towns: readonly Town[], unit: number, { width, height, toScreen }: Sheet): void {
  for (const town of towns) {
    const radius = unit * Math.sqrt(town.size);
    if (radius < BUILT_UP_MIN_PX) break; // largest first
    const { x, y } = toScreen(town);
    if (x < -radius || y < -radius || x > width + radius || y > height + radius) continue;
    const shade = context.createRadialGradient(x, y, radius * 0.35, x, y, radius);
    shade.addColorStop(0, BUILT_UP);
    shade.addColorStop(1, BUILT_UP_EDGE);
    context.fillStyle = shade;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}

/** How far it is from a place, which a map without streets would else not show. */
function drawCircles(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  pxPerKm: number,
  { font, distanceOf }: RegionLook,
  { taken }: Sheet,
): void {
  context.textAlign = 'center';
  context.font = `400 12px ${font}`;
  for (const km of circleRadii(pxPerKm)) {
    const radius = km * pxPerKm;
    context.save();
    context.strokeStyle = CIRCLE;
    context.lineWidth = 1;
    context.setLineDash([4, 4]);
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
    context.restore();
    const text = distanceOf(km);
    const half = context.measureText(text).width / 2 + 4;
    context.fillStyle = TOWN;
    // On each side, as others may be out of view or have pins.
    for (const [left, top] of [
      [x, y - radius],
      [x, y + radius],
      [x - radius, y],
      [x + radius, y],
    ] as const) {
      if (!take(taken, { left: left - half, right: left + half, top: top - 8, bottom: top + 8 })) continue;
      context.strokeText(text, left, top);
      context.fillText(text, left, top);
    }
  }
}

function drawTowns(context: CanvasRenderingContext2D, towns: readonly Town[], font: string, zoom: number, sheet: Sheet): void {
  const { width, height, toScreen, taken } = sheet;
  for (const town of towns) {
    if (townLevel(town.size) > zoom) break; // largest first
    const { x, y } = toScreen(town);
    if (x < 0 || y < 0 || x > width || y > height) continue;
    const size = town.size >= 150 ? 14 : town.size >= 40 ? 13 : 12;
    context.font = `${town.size >= 150 ? 600 : 400} ${size}px ${font}`;
    const place = placeLabel({ x, y, width: context.measureText(town.name).width, height: size }, taken);
    if (place === null) continue;
    context.fillStyle = TOWN;
    context.beginPath();
    context.arc(x, y, town.size >= 150 ? 3 : 2, 0, 2 * Math.PI);
    context.fill();
    context.textAlign = place.align;
    context.strokeText(town.name, place.x, place.y);
    context.fillText(town.name, place.x, place.y);
  }
}

function drawCountries(context: CanvasRenderingContext2D, shapes: RegionShapes, look: RegionLook, sheet: Sheet): void {
  context.textAlign = 'center';
  context.font = `600 13px ${look.font}`;
  context.fillStyle = COUNTRY;
  for (const country of shapes.countries) {
    if (country.code === '') continue;
    const name = look.nameOf(country.code).toLocaleUpperCase();
    const { x, y } = sheet.toScreen(country);
    const half = context.measureText(name).width / 2 + 6;
    if (x < -half || y < 0 || x > sheet.width + half || y > sheet.height) continue;
    if (!take(sheet.taken, { left: x - half, top: y - 12, right: x + half, bottom: y + 12 })) continue;
    context.strokeText(name, x, y);
    context.fillText(name, x, y);
  }
}
