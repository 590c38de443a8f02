import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressResponse } from '../http/compressResponse';
import type { FaultCounts } from './faultCounts';
import { FAULT_COOKIE, FAULTS, faultsFor, type FaultSpec } from './faults';
import type { FaultResponse, TriggeredFault } from './faultTypes';
import { responseWithFaults } from './responseWithFaults';
import { endSession } from '../http/sessions';

const HINT = '</vitrina/vitrina.js>; rel=preload; as=script';
/** Written data have been sent by then. */
const SENT_MS = 50;
const BLANK_MS = 100;

interface Made {
  status: number;
  body: unknown;
}

export interface FaultRunner {
  /** Creates and sends the response of an operation, changed by the faults in `written`. */
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
      const trigger = async ({ name, seed }: FaultSpec): Promise<TriggeredFault> => {
        const nth = await counts.next(`${request.shop.csrfToken} ${name} ${operationId}`);
        const visit = {
          count: nth,
          operationId,
          address: request.url,
          page: request.headers.referer ?? '/',
          seed,
          isSignedIn: request.shop.customer !== null,
          pause: (ms: number) => wait(ms, undefined, { signal: gone.signal, ref: false }).catch(() => undefined),
          delayUncancelled: (ms: number) => wait(ms, undefined, { ref: false }),
          cut() {
            reply.hijack();
            reply.raw.destroy();
          },
          hint: () => reply.raw.writeEarlyHints({ link: HINT }),
          endSession: () => endSession(request),
          switchFault: (from: string, to: string) =>
            void reply.setCookie(FAULT_COOKIE, (request.cookies[FAULT_COOKIE] ?? '').replace(from, to), { path: '/', sameSite: 'lax' }),
        };
        return { fault: FAULTS[name], visit };
      };
      const triggeredFaults = await Promise.all(faultsFor(written, operationId).map(trigger));
      const answer = await responseWithFaults(triggeredFaults, make, {
        isSent: () => reply.sent,
        isDisconnected: () => gone.signal.aborted,
      });
      if (answer === null) return;
      const payload = await PAYLOADS[answer.arrives](request, reply, answer.text);
      await reply.code(answer.status).headers(answer.headers).type(answer.contentType).send(payload);
    },
  };
}

type Payload = (request: FastifyRequest, reply: FastifyReply, text: string) => Promise<string | Buffer> | Readable;

/** The part of a response that is sent; until its first byte is due it is treated like any other. */
const PAYLOADS: Readonly<Record<FaultResponse['arrives'], Payload>> = {
  whole: compressResponse,
  cut: (_request, { raw }) =>
    new Readable({
      read() {
        raw.destroy();
        this.destroy();
      },
    }),
  reset: (_request, { raw }, text) => Readable.from(untilReset(raw, text)),
  endless: (_request, _reply, text) => Readable.from(withoutEnd(text)),
};

async function* untilReset({ socket }: ServerResponse, text: string): AsyncGenerator<string> {
  yield text.slice(0, text.length / 2);
  await wait(SENT_MS);
  socket?.resetAndDestroy();
}

async function* withoutEnd(text: string): AsyncGenerator<string> {
  yield text;
  for (;;) {
    await wait(BLANK_MS, undefined, { ref: false });
    yield ' ';
  }
}
