import { MessageChannel as NodeMessageChannel } from 'node:worker_threads';
import { yieldToInput } from '../../../src/dom/yieldToInput';

const { MessageChannel: channelBefore } = globalThis;

beforeEach(() => void Reflect.set(globalThis, 'MessageChannel', NodeMessageChannel));
afterEach(() => {
  Reflect.set(globalThis, 'MessageChannel', channelBefore);
  Reflect.deleteProperty(globalThis, 'scheduler');
});

test('uses the browser’s scheduler where it can yield', async () => {
  const yields = jest.fn(() => Promise.resolve());
  Reflect.set(globalThis, 'scheduler', { yield: yields });
  await yieldToInput();
  expect(yields).toHaveBeenCalledTimes(1);
});

test.each([
  ['without a scheduler', undefined],
  ['with a scheduler that cannot yield', { postTask() {} }],
  ['with an element of the page named scheduler', document.createElement('form')],
])('%s it waits for a message, not for a microtask or a timer', async (_how, scheduler) => {
  if (scheduler !== undefined) Reflect.set(globalThis, 'scheduler', scheduler);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  let hasYielded = false;
  const yielded = yieldToInput().then(() => (hasYielded = true));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(hasYielded).toBe(false);
  await yielded;
  jest.useRealTimers();
});
