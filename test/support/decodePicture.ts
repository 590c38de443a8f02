import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = join(process.cwd(), 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
let isReady = false;

/** What a reader finds in a picture, by a decoder that shares no code with those that draw. */
export async function decodePicture(picture: { width: number; height: number; path: string; margin: number }) {
  return decodePixels(rasterize(picture));
}

async function decodePixels(input: ImageData | Uint8Array) {
  if (!isReady) prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  isReady = true;
  const [code, ...others] = await readBarcodes(input, { formats: ['QRCode', 'PDF417'], tryHarder: true });
  if (code === undefined || others.length > 0) throw new Error(`${others.length + (code ? 1 : 0)} codes in the picture`);
  return code;
}

/** The decoder's own reading of a screenshot. */
export const decodeScreenshot = (png: Uint8Array) => decodePixels(png);

const PIXELS = 3;

/** The path's rectangles in black on white. */
function rasterize({ width, height, path, margin }: Parameters<typeof decodePicture>[0]): ImageData {
  const [columns, rows] = [(width + 2 * margin) * PIXELS, (height + 2 * margin) * PIXELS];
  const data = new Uint8ClampedArray(columns * rows * 4).fill(255);
  const rectangles = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\3z/g)].map((match) => match.slice(1).map(Number));
  if (rectangles.length !== path.split('z').length - 1) throw new Error('The path has something else than rectangles');
  for (const [x = 0, y = 0, across = 0, down = 0] of rectangles)
    for (let row = (y + margin) * PIXELS; row < (y + down + margin) * PIXELS; row += 1)
      for (let column = (x + margin) * PIXELS; column < (x + across + margin) * PIXELS; column += 1)
        data.fill(0, (row * columns + column) * 4, (row * columns + column) * 4 + 3);
  return { data, width: columns, height: rows, colorSpace: 'srgb' } as ImageData;
}
