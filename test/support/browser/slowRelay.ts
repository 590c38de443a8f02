import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Network {
  /** There and back. */
  latencyMs: number;
  /** Of all connections together. */
  bytesPerSecond: number;
}

/** HTML arrives in pieces, as from a slow network. */
const PIECE_BYTES = 4096;

/**
 * A way to the server at `url` that is as slow as this network. The browser's own emulation of one now and then leaves every
 * request of a tab pending for good.
 */
export async function openSlowRelay(url: string, { latencyMs, bytesPerSecond }: Network) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isFreeAt = 0;

  const relay = createServer((browser) => {
    const server = connect(Number(port), hostname);
    let asked = Promise.resolve();
    let answered = Promise.resolve();
    browser.on('data', (bytes) => {
      const sentAt = performance.now();
      asked = asked.then(async () => {
        await delay(sentAt + latencyMs - performance.now());
        server.write(bytes);
      });
    });
    server.on('data', (bytes) => {
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        const piece = bytes.subarray(from, from + PIECE_BYTES);
        isFreeAt = Math.max(isFreeAt, performance.now()) + (piece.length / bytesPerSecond) * 1000;
        const arrivesAt = isFreeAt;
        answered = answered.then(async () => {
          await delay(arrivesAt - performance.now());
          browser.write(piece);
        });
      }
    });
    server.on('end', () => void answered.then(() => browser.end()));
    browser.on('end', () => void asked.then(() => server.end()));
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    close(): void {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
