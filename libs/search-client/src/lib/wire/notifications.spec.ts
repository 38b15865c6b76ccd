import { fail, ok } from '@lyng/model';
import { makeSearchService } from '../testing/make-search-service.ts';
import { notifyClick, notifyEnd } from './notifications.ts';

/** A `fetch` that responds in sequence: with a status, or with a network error. */
function respondInSequence(...turns: readonly (number | 'unreachable')[]) {
  const sent: { readonly keepalive: boolean; readonly credentials: string; readonly body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({ keepalive: request.keepalive, credentials: request.credentials, body: await request.text() });
    const turn = turns[sent.length - 1] ?? 200;
    if (turn === 'unreachable') throw new TypeError('Failed to fetch');
    return new Response(turn === 204 ? null : '{"message":"no"}', { status: turn });
  };
  return { sent, service: makeSearchService({ fetch }) };
}

const rejected = (status: number) => fail({ kind: 'refused', status, content: { message: 'no' } });

describe('a notification', () => {
  it.each([
    ['that arrives is sent once, to outlive the page', [204], [true], ok(undefined)],
    ['that the browser will not keep alive is sent again without', ['unreachable', 204], [true, false], ok(undefined)],
    ['that the service rejects is sent again without', [500, 204], [true, false], ok(undefined)],
    ['is sent twice and no more, and then carries why', [500, 400], [true, false], rejected(400)],
    ['that never arrives is unreachable', ['unreachable', 'unreachable'], [true, false], fail({ kind: 'unreachable' })],
  ] as const)('%s [SEARCH-07]', async (_name, turns, keepalives, outcome) => {
    const { sent, service } = respondInSequence(...turns);
    expect(await notifyClick(service, 'ticket-1')).toEqual(outcome);
    expect(sent).toEqual(
      keepalives.map((keepalive) => ({ keepalive, credentials: 'omit', body: '{"ticket":"ticket-1"}' })),
    );
  });

  it('of the end of a visit has no body [SEARCH-06]', async () => {
    const { sent, service } = respondInSequence(204);
    expect(await notifyEnd(service)).toEqual(ok(undefined));
    expect(sent.map(({ body }) => body)).toEqual(['']);
  });

  it('needs no language, device or time limit', async () => {
    const { sent, service } = respondInSequence(204);
    const { url, market, keys, fetch } = service;
    expect(await notifyEnd({ url, market, keys, fetch })).toEqual(ok(undefined));
    expect(sent).toHaveLength(1);
  });
});
