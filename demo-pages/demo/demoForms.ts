import type { FastifyInstance } from 'fastify';
import { SHOP_FLAGS } from '../http/flags';
import { localPath } from '../http/localPath';

/** The developer panel's form for flags: sets or removes the cookie that overrides one (A002), and goes back. */
export function registerDemoForms(app: FastifyInstance): void {
  app.post<{ Body: { name?: string; value?: string; back?: string } | null }>(
    '/__demo/flag',
    { config: { needsNoToken: true } },
    async (request, reply) => {
      const { name = '', value = '', back } = request.body ?? {};
      if (!Object.hasOwn(SHOP_FLAGS, name)) return reply.code(400).send({ error: `Unknown flag: ${name.slice(0, 60)}` });
      if (value === '') reply.clearCookie(name, { path: '/' });
      else reply.setCookie(name, value, { path: '/', sameSite: 'lax' });
      return reply.redirect(localPath(back), 303);
    },
  );
}
