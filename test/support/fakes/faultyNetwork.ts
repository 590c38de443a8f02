import type { OperationId } from '../../../src/api/api';
import { operationTable } from '../../../src/api/operations.gen';
import { FAULTS, faultsFor } from '../../../demo-pages/demo/faults';
import { responseWithFaults } from '../../../demo-pages/demo/responseWithFaults';
import { apiOf } from './apiOf';
import type { FakeAnswers } from './fakeApi';
import { answerProblems, requestProblems } from './contract';
import type { FakePage } from './fakePage';

export interface SeenCall {
  operationId: OperationId;
  body: Record<string, unknown>;
}

/** One pending call, as a fault sees it. */
interface Line {
  isDisconnected(): boolean;
  cut(): void;
  /** Waits, at most as long as the caller. */
  pause(ms: number): Promise<void>;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const LOGIN_PAGE = '<!DOCTYPE html><html><head><title>Prijava</title></head><body><form><input name="username"></form></body></html>';

const judged = new Map<string, string[]>();

/** The contract violations of a response; the same response is checked once. */
function problemsOf(operationId: OperationId, answer: unknown): string[] {
  const key = `${operationId} ${JSON.stringify(answer)}`;
  const known = judged.get(key) ?? answerProblems(operationId, answer).map((problem) => `${operationId} answer: ${problem}`);
  judged.set(key, known);
  return known;
}

/** A response function of any operation. */
type AnyAnswer = (input: { query: object; body: object }) => unknown;

/**
 * An in-memory network below the real client: `answers` are the shop's responses, and `fault` is a fault of the reference shop
 * (`fault = '500:loadCart'`, see demo-pages/demo/faults.ts). Needs jest's fake timers. Requests and responses are checked against the contract.
 */
export function faultyNetwork(answers: FakeAnswers, who: { isSignedIn: () => boolean; signOut: () => void }) {
  const network = {
    fault: '',
    calls: [] as SeenCall[],
    /** Calls that triggered the fault. */
    triggeredFaults: [] as OperationId[],
    problems: [] as string[],
    /** Pending calls. */
    pending: 0,
  };
  const counts = new Map<string, number>();
  const count = (key: string): number => {
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return nth;
  };

  const operationOf = (method: string, path: string): OperationId | undefined =>
    (Object.keys(operationTable) as OperationId[]).find((id) => operationTable[id].method === method && operationTable[id].path === path);

  async function answerTo(operationId: OperationId, input: { query: object; body: object }, line: Line) {
    const make = (): Promise<{ status: number; body: unknown }> => {
      const answer = (answers[operationId] as AnyAnswer | undefined)?.(input);
      if (answer === undefined) network.problems.push(`${operationId}: no answer was prepared`);
      else network.problems.push(...problemsOf(operationId, answer));
      return Promise.resolve({ status: 200, body: answer });
    };
    const triggeredFaults = faultsFor(network.fault, operationId).map(({ name, seed }) => {
      network.triggeredFaults.push(operationId);
      return {
        fault: FAULTS[name],
        visit: {
          count: count(`${network.fault} ${operationId}`),
          operationId,
          address: operationTable[operationId].path,
          page: '/',
          seed,
          isSignedIn: who.isSignedIn(),
          pause: line.pause,
          delayUncancelled: later,
          cut: line.cut,
          hint: () => undefined,
          endSession: () => Promise.resolve(who.signOut()),
          switchFault(_from: string, to: string) {
            network.fault = to; // an ended session is ended for every call
          },
        },
      };
    });
    return responseWithFaults(triggeredFaults, make, { isSent: () => false, isDisconnected: line.isDisconnected });
  }

  /** The part of `fetch` that our transport uses. */
  function fakeFetch(address: string, { method, body: data, signal }: RequestInit): Promise<Response> {
    const url = new URL(address);
    const operationId = operationOf(method ?? '', url.pathname);
    if (operationId === undefined) throw new Error(`the contract has no ${method} ${url.pathname}`);
    const body = JSON.parse((data ?? '{}') as string) as Record<string, unknown>;
    const query = Object.fromEntries(url.searchParams);
    network.calls.push({ operationId, body });
    network.pending += 1;
    const input = data ? { query, body } : { query };
    network.problems.push(...requestProblems(operationId, input).map((problem) => `${operationId}: ${problem}`));
    let isOver = false;
    let leave: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    return new Promise((resolve, reject) => {
      const end = (finish: () => void) => {
        if (isOver) return;
        isOver = true;
        network.pending -= 1;
        leave();
        finish();
      };
      const fail = () => end(() => reject(new TypeError('Failed to fetch')));
      const arrive = (status: number, text: string, headers: Record<string, string>, from = url.href) => {
        const response = {
          status,
          statusText: '',
          url: from,
          headers: new Map(Object.entries(headers)),
          text: () => Promise.resolve(text),
        };
        end(() => resolve(response as object as Response));
      };
      signal?.addEventListener('abort', fail);
      const pause = (ms: number) => Promise.race([later(ms), gone]);
      const line: Line = { isDisconnected: () => isOver, cut: fail, pause };
      void answerTo(operationId, { query, body }, line).then((answer) => {
        if (answer === null) return;
        const { status, text, headers, arrives } = answer;
        const target = headers['location'] === undefined ? null : new URL(headers['location'], url);
        const isNowhere = target !== null && (target.origin !== url.origin || target.pathname === url.pathname);
        if (arrives === 'endless') return;
        if (arrives !== 'whole' || isNowhere || headers['content-encoding'] !== undefined) return fail();
        if (target === null) return arrive(status, text, headers);
        arrive(200, LOGIN_PAGE, {}, target.href);
      });
    });
  }

  return Object.assign(network, {
    /** The real client of a page on this network. */
    client(page: FakePage) {
      globalThis.fetch = fakeFetch as typeof fetch;
      return apiOf({ page, options: { csrfToken: 'token' }, onAdultContent: () => undefined, random: () => 0 });
    },
  });
}

export type FaultyNetwork = ReturnType<typeof faultyNetwork>;
