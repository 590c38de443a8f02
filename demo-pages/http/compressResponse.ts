import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Shorter texts fit into the first packets as they are. */
const LEAST_CHARS = 4096;
/** As servers do with what they make for one visitor: a good part of the best result in a hundredth of its time. */
const QUALITY = 4;

/** A long text as the browser takes it: a country's pickup places are a second of a phone's connection otherwise. */
export async function compressResponse({ headers }: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  if (text.length < LEAST_CHARS || !/\bbr\b/.test(headers['accept-encoding'] ?? '')) return text;
  reply.headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
