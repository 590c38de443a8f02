import { createServer } from 'node:net';

/** A port of the loopback address that nothing uses. */
export const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
