import type { FastifyInstance } from 'fastify';
import type { Operation, Problem } from './contract';

export interface DriftLog {
  /** Logs a response that breaks the contract, and returns the one that is sent instead. */
  report(operation: Operation, status: number, problem: Problem): { status: number; body: object };
}

const MAX_KEPT = 100;

/** The shop never sends a response that breaks the contract: it becomes a 500, a log line, and is counted for the tests. */
export function createDriftLog(app: FastifyInstance, log: (line: string) => void): DriftLog {
  const drifts: string[] = [];
  let count = 0;
  app.get('/__demo/contract-drift', async () => ({ count, drifts }));
  return {
    report: (operation, status, problem) => {
      const line = `${operation.method} ${operation.path} (${operation.id}), status ${status}: ${problem.path} is ${problem.value}, expected ${problem.expected}`;
      count += 1;
      if (drifts.length < MAX_KEPT) drifts.push(line);
      log(`Answer drifts from the contract: ${line}`);
      return { status: 500, body: { error: `contract drift: ${line}` } };
    },
  };
}
