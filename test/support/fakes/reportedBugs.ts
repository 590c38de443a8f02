/**
 * Errors of ours that were logged in a test: whatever a saga throws and does not handle itself. The page goes on without it, so most tests would not notice. After each test
 * jsdomSetup fails on what is left here; a test that breaks something on purpose takes them.
 */
const bugs: string[] = [];

const IS_BUG = /^vitrina: .+ failed( and is started again| \d+ times and stays off)?$/;

export function noteBug(message: string, error: unknown): void {
  if (IS_BUG.test(message)) bugs.push(`${message}: ${error instanceof Error ? error.stack : String(error)}`);
}

export const takeBugs = (): string[] => bugs.splice(0);
