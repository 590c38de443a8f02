import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Shorter texts fit into the first packets uncompressed. */
const LEAST_CHARS = 4096;
/** The usual quality for dynamic responses: most of the effect in a hundredth of the time. */
const QUALITY = 4;

/** Compresses long texts: a country's branches would otherwise occupy a phone's connection for a second. */
export async function compressResponse({ headers }: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  if (text.length < LEAST_CHARS || !/\bbr\b/.test(headers['accept-encoding'] ?? '')) return text;
  reply.headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
