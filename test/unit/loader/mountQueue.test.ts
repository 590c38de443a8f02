import { createMountQueue } from '../../../src/loader/mountQueue';

jest.mock('../../../src/dom/yieldToInput', () => ({ yieldToInput: () => Promise.resolve() }));

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function mounting(names: readonly string[]) {
  const urgent = new Set<Element>();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const hosts = names.map((id) => Object.assign(document.createElement('div'), { id }));
  document.body.replaceChildren(...hosts);
  const enqueue = createMountQueue((host) => urgent.has(host));
  const add = (host: Element): void =>
    enqueue(host, () => {
      order.push(host.id);
      return new Promise((resolve) => ends.push(resolve));
    });
  [...hosts.slice(1), ...hosts.slice(0, 1)].forEach(add); // imports of one module may resolve in any order
  const finish = async (): Promise<void> => {
    ends.shift()?.();
    await settle();
  };
  return { hosts, urgent, order, add, finish };
}

test('widgets are mounted one after the other, in the order of the page', async () => {
  const { order, finish } = mounting(['a', 'b', 'c']);
  await settle();
  expect(order).toEqual(['a']);
  await finish();
  expect(order).toEqual(['a', 'b']);
  await finish();
  await finish();
  expect(order).toEqual(['a', 'b', 'c']);
});

test('a placeholder that is reached for is mounted next, and the others follow in their order', async () => {
  const { hosts, urgent, order, finish } = mounting(['a', 'b', 'c', 'd']);
  await settle();
  urgent.add(hosts[3] as Element);
  for (const _ of hosts) await finish();
  expect(order).toEqual(['a', 'd', 'b', 'c']);
});

test('a placeholder that arrives after the queue was empty is mounted, too', async () => {
  const { hosts, order, add, finish } = mounting(['a']);
  await settle();
  await finish();
  add(hosts[0] as Element);
  await settle();
  expect(order).toEqual(['a', 'a']);
});
