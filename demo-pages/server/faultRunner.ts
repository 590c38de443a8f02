import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAULTS, namesFor, type Answer } from './faults';

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
      const names = namesFor(written, operationId);
      let instead: Partial<Answer> | null = null;
      for (const name of names) {
        const visit = { count: count(`${request.shop.csrfToken} ${name} ${operationId}`), signal: gone.signal };
        await FAULTS[name]?.before?.(visit, reply);
        if (reply.sent || gone.signal.aborted) return;
        instead ??= FAULTS[name]?.instead?.(visit) ?? null;
      }
      const answer = instead ? { ...blank(), ...instead } : blank(await make());
      for (const name of names) Object.assign(answer, FAULTS[name]?.after?.(answer));
      await reply.code(answer.status).headers(answer.headers).type(answer.contentType).send(answer.text);
    },
  };
}

function blank({ status, body }: Made = { status: 200, body: null }): Answer {
  return { status, body, text: JSON.stringify(body), contentType: JSON_TYPE, headers: {} };
}
