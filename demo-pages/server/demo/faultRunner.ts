import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../compressed';
import type { FaultCounts } from './faultCounts';
import { FAULT_COOKIE, FAULTS, faultsFor, spoiledAnswer } from './faults';
import type { MetFault, WrittenFault } from './faults';
import { endSession } from '../sessions';

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

export function createFaultRunner(counts: FaultCounts): FaultRunner {
  return {
    async run(written, operationId, request, reply, make) {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const meet = async ({ name, seed }: WrittenFault): Promise<MetFault> => {
        const nth = await counts.next(`${request.shop.csrfToken} ${name} ${operationId}`);
        const visit = {
          count: nth,
          operationId,
          seed,
          isSignedIn: request.shop.customer !== null,
          pause: (ms: number) => wait(ms, undefined, { signal: gone.signal, ref: false }).catch(() => undefined),
          straggle: (ms: number) => wait(ms, undefined, { ref: false }),
          cut() {
            reply.hijack();
            reply.raw.destroy();
          },
          endSession: () => endSession(request),
          turnInto: (from: string, to: string) =>
            void reply.setCookie(FAULT_COOKIE, (request.cookies[FAULT_COOKIE] ?? '').replace(from, to), { path: '/', sameSite: 'lax' }),
        };
        return { fault: FAULTS[name], visit };
      };
      const met = await Promise.all(faultsFor(written, operationId).map(meet));
      const answer = await spoiledAnswer(met, make, { isSent: () => reply.sent, isGone: () => gone.signal.aborted });
      if (answer === null) return;
      const payload = answer.isCut ? brokenOff(reply) : await compressed(request, reply, answer.text);
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
