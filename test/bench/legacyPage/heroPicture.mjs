import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [742, 260];
/** More levels of grain make a larger file; with these it has about 95 KB, as a shop's photograph. */
const GRAIN = 6;

/** The page's largest picture: a hillside with the grain of a photograph, the same in every run, as PNG. */
export function heroPicture() {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const rows = [];
  for (let y = 0; y < HEIGHT; y += 1) {
    const row = Buffer.alloc(1 + WIDTH);
    for (let x = 0; x < WIDTH; x += 1) {
      const isSky = y < 130 + 60 * Math.sin(x / 90);
      row[1 + x] = (isSky ? 200 - y / 3 : 90 + x / 20) + Math.floor(random() * GRAIN);
    }
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 0, 0, 0, 0], 8); // 8 bits of grey
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
