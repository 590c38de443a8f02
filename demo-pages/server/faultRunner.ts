import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAULTS, faultsFor, type Answer } from './faults';

interface Made {
  status: number;
  body: unknown;
}

export interface FaultRunner {
  /** Makes and sends the answer of an operation, spoiled by the faults that `written` names. */
  run(
    written: string | undefined,
    operationId: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
  ): Promise<void>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_COUNTED = 10_000;

export function createFaultRunner(): FaultRunner {
  /** How often a session met a fault at an operation; for those that differ from call to call. */
  const counts = new Map<string, number>();
  const count = (key: string): number => {
    const before = counts.get(key) ?? 0;
    if (counts.size > MAX_COUNTED) counts.clear();
    counts.set(key, before + 1);
    return before;
  };

  return {
    async run(written, operationId, request, reply, make) {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const met = faultsFor(written, operationId).map(({ name, seed }) => {
        const nth = count(`${request.shop.csrfToken} ${name} ${operationId}`);
        return { fault: FAULTS[name], visit: { count: nth, operationId, seed, request, reply, signal: gone.signal } };
      });
      let instead: Partial<Answer> | null = null;
      for (const { fault, visit } of met) {
        await fault?.before?.(visit);
        if (reply.sent || (gone.signal.aborted && !fault?.outlivesCaller)) return;
        instead ??= (await fault?.instead?.(visit)) ?? null;
      }
      const answer = instead ? { ...blank(), ...instead } : blank(await make());
      for (const { fault, visit } of met) {
        Object.assign(answer, await fault?.after?.(answer, visit));
        if (reply.sent || gone.signal.aborted) return;
      }
      const payload = answer.isCut ? brokenOff(reply) : answer.text;
      await reply.code(answer.status).headers(answer.headers).type(answer.contentType).send(payload);
    },
  };
}

/** An answer whose connection breaks when its first byte is due; until then it is treated like any other. */
function brokenOff({ raw }: FastifyReply): Readable {
  return new Readable({
    read() {
      raw.destroy();
      this.destroy();
    },
  });
}

function blank({ status, body }: Made = { status: 200, body: null }): Answer {
  return { status, body, text: JSON.stringify(body), contentType: JSON_TYPE, headers: {}, isCut: false };
}
