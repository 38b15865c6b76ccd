import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { parseJson } from '../../platform/json.ts';
import { isFromThisMachine } from '../../platform/network/from-this-machine.ts';

/** Older events make room for newer ones. */
const MAX_EVENTS = 1000;
const MAX_BODY = 64 * 1024;

interface CollectedEvent {
  /** ISO 8601. */
  readonly time: string;
  readonly event: unknown;
}

/**
 * `/collect` takes the events of shops without a tag manager, and `/collected` shows them: what would have been sent.
 * They are in memory only. Where the outbox shows no mails, there is no collector either.
 */
export function registerCollector(app: FastifyInstance, { config, now }: Backend): void {
  if (config.outbox === 'nobody') return;
  let collected: readonly CollectedEvent[] = [];
  const isShownTo = (request: FastifyRequest): boolean => config.outbox === 'everybody' || isFromThisMachine(request);
  app.register(async (scope) => {
    // A beacon sends text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/collect', { bodyLimit: MAX_BODY }, async ({ body }, reply) => {
      const events = parseJson(String(body));
      if (!Array.isArray(events)) return reply.code(400).send({ message: 'The events are a JSON array.' });
      const time = now().toISOString();
      collected = [...collected, ...events.map((event: unknown) => ({ time, event }))].slice(-MAX_EVENTS);
      return reply.code(204).send();
    });
  });
  app.get('/collected', async (request, reply) => {
    if (!isShownTo(request)) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
      .send(JSON.stringify(collected, null, 2));
  });
}
