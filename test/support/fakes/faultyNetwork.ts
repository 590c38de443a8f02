import type { OperationId } from '../../../src/api/api';
import { createApi } from '../../../src/api/createApi';
import { operationTable } from '../../../src/api/operations.gen';
import { FAULTS, faultsFor } from '../../../demo-pages/demo/faults';
import { responseWithFaults } from '../../../demo-pages/demo/responseWithFaults';
import type { FakeAnswers } from './fakeApi';
import { answerProblems, requestProblems } from './contract';
import type { FakePage } from './fakePage';

export interface SeenCall {
  operationId: OperationId;
  body: Record<string, unknown>;
}

/** One call on its way, as a fault sees it. */
interface Line {
  isGone(): boolean;
  cut(): void;
  /** Waits, not longer than the caller. */
  pause(ms: number): Promise<void>;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const LOGIN_PAGE = '<!DOCTYPE html><html><head><title>Prijava</title></head><body><form><input name="username"></form></body></html>';

const judged = new Map<string, string[]>();

/** What the contract has against an answer; the same answer is judged once. */
function problemsOf(operationId: OperationId, answer: unknown): string[] {
  const key = `${operationId} ${JSON.stringify(answer)}`;
  const known = judged.get(key) ?? answerProblems(operationId, answer).map((problem) => `${operationId} answer: ${problem}`);
  judged.set(key, known);
  return known;
}

/** A key of an object of functions, called with what it wants. */
type AnyAnswer = (input: { query: object; body: object }) => unknown;

/**
 * A network in memory below the real client: `answers` are the shop, and the page is in a fault of the reference shop
 * (`fault = '500:loadCart'`, see demo-pages/demo/faults.ts). Under jest's fake timers. Requests and answers are held to the contract.
 */
export function faultyNetwork(answers: FakeAnswers, who: { isSignedIn: () => boolean; signOut: () => void }) {
  const network = {
    fault: '',
    calls: [] as SeenCall[],
    /** Calls that met the fault. */
    triggeredFaults: [] as OperationId[],
    problems: [] as string[],
    /** Calls on their way. */
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
            network.fault = to; // a session that is lost is lost for every call
          },
        },
      };
    });
    return responseWithFaults(triggeredFaults, make, { isSent: () => false, isGone: line.isGone });
  }

  /** As much of an XMLHttpRequest as axios uses. */
  class FakeRequest {
    timeout = 0;
    responseType = '';
    status = 0;
    statusText = '';
    responseText = '';
    responseURL = '';
    readonly upload = null;
    onloadend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    onabort: (() => void) | null = null;
    #method = '';
    #url = '';
    #headers: Record<string, string> = {};
    #isOver = false;
    #leave: () => void = () => undefined;

    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader() {}
    addEventListener() {}
    removeEventListener() {}
    getAllResponseHeaders = () =>
      Object.entries(this.#headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n');
    abort() {
      this.#end('onabort');
    }

    #end(how: 'onloadend' | 'onerror' | 'ontimeout' | 'onabort') {
      if (this.#isOver) return;
      this.#isOver = true;
      network.pending -= 1;
      this.#leave();
      this[how]?.();
    }

    #arrive(status: number, text: string, headers: Record<string, string>) {
      if (this.#isOver) return;
      Object.assign(this, { status, responseText: text, responseURL: this.responseURL || this.#url });
      this.#headers = headers;
      this.#end('onloadend');
    }

    send(data?: string | null) {
      const url = new URL(this.#url);
      const operationId = operationOf(this.#method, url.pathname);
      if (operationId === undefined) throw new Error(`the contract has no ${this.#method} ${url.pathname}`);
      const body = JSON.parse(data ?? '{}') as Record<string, unknown>;
      const query = Object.fromEntries(url.searchParams);
      network.calls.push({ operationId, body });
      network.pending += 1;
      const input = data ? { query, body } : { query };
      network.problems.push(...requestProblems(operationId, input).map((problem) => `${operationId}: ${problem}`));
      if (this.timeout > 0) setTimeout(() => this.#end('ontimeout'), this.timeout);
      const gone = new Promise<void>((resolve) => {
        this.#leave = resolve;
      });
      const pause = (ms: number) => Promise.race([later(ms), gone]);
      const line: Line = { isGone: () => this.#isOver, cut: () => this.#end('onerror'), pause };
      void answerTo(operationId, { query, body }, line).then((answer) => {
        if (answer === null) return;
        const { status, text, headers, arrives } = answer;
        const target = headers['location'] === undefined ? null : new URL(headers['location'], url);
        const isNowhere = target !== null && (target.origin !== url.origin || target.pathname === url.pathname);
        if (arrives === 'endless') return undefined;
        if (arrives !== 'whole' || isNowhere || headers['content-encoding'] !== undefined) return this.#end('onerror');
        if (target === null) return this.#arrive(status, text, headers);
        this.responseURL = target.href;
        this.#arrive(200, LOGIN_PAGE, {});
      });
    }
  }

  return Object.assign(network, {
    /** The real client of a page on this network. */
    client(page: FakePage) {
      globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
      return createApi({ page, options: { csrfToken: 'token' }, onAdultContent: () => undefined, random: () => 0 });
    },
  });
}

export type FaultyNetwork = ReturnType<typeof faultyNetwork>;
