import lzma from 'lzma'; // another implementation than the one that packs

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
/** Properties (lc 3, lp 0, pb 2) and a dictionary of 128 KiB, which PAY by square leaves out. */
const LZMA_HEADER = [0x5d, 0, 0, 2, 0];

/** The parts of a PAY by square text. */
export function unpackSquare(code: string) {
  const bits = [...code].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_byte, place) =>
    Number.parseInt(bits.slice(place * 8, place * 8 + 8), 2),
  );
  const [first = 0, second = 0, low = 0, high = 0] = bytes;
  const length = low + 256 * high;
  const size = [low, high, 0, 0, 0, 0, 0, 0];
  const content = lzma.decompress(Uint8Array.from([...LZMA_HEADER, ...size, ...bytes.slice(4)]));
  const unpacked = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content.map((byte) => byte & 0xff));
  return {
    header: [first >> 4, first & 15, second >> 4, second & 15],
    length,
    checkSum: unpacked.readUInt32LE(0),
    text: unpacked.subarray(4).toString('utf8'),
  };
}
