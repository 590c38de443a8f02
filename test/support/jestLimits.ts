import { GATE_RETRIES, isGate, TEST_LIMIT_MS } from './testScope';

jest.setTimeout(TEST_LIMIT_MS);
if (isGate) jest.retryTimes(GATE_RETRIES);
