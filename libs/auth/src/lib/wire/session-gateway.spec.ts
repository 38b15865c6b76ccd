import { createDeferredGateway } from '@lyng/commerce-client';
import type { CommerceDocument, CommerceFailure, MutateOptions, ResettableGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { withSession } from './session-gateway.ts';

const document = {} as CommerceDocument<string, object>;
const unauthenticated: CommerceFailure = { kind: 'rejected', code: 'Unauthenticated', message: '' };

/** An API with one prepared response per request, behind a session that can be renewed or not. */
function openApi(responses: readonly (CommerceFailure | 'data')[], canRenew = true) {
  const received: string[] = [];
  const left = [...responses];
  const respond = () => {
    const next = left.shift() ?? 'data';
    return next === 'data' ? ok('data' as never) : fail(next);
  };
  const api = {
    ...createDeferredGateway(async () => Promise.reject(new Error('not used'))),
    query: async () => (received.push('query'), respond()),
    mutate: async (_document: unknown, _variables: unknown, { idempotencyKey }: MutateOptions = {}) => (
      received.push(`mutate ${idempotencyKey}`),
      respond()
    ),
  } as ResettableGateway;
  const gateway = withSession(
    api,
    { ensureToken: async () => void received.push('ensure'), renew: async () => (received.push('renew'), canRenew) },
    () => 'new-key',
  );
  return { gateway, received };
}

describe('a gateway with a session', () => {
  it.each<[string, CommerceFailure]>([
    ['its own code', unauthenticated],
    ['the code in capitals', { kind: 'rejected', code: 'UNAUTHENTICATED', message: '' }],
    ['status 401', { kind: 'refused', status: 401 }],
  ])('retries once with a new token when the API returns %s [AUTH-07]', async (_case, failure) => {
    const { gateway, received } = openApi([failure]);
    expect(await gateway.query(document, {})).toEqual(ok('data'));
    expect(received).toEqual(['ensure', 'query', 'renew', 'query']);
  });

  it('does not retry endlessly', async () => {
    const { gateway, received } = openApi([unauthenticated, unauthenticated, unauthenticated]);
    expect(await gateway.query(document, {})).toEqual(fail(unauthenticated));
    expect(received.filter((one) => one === 'query')).toHaveLength(2);
  });

  it('returns the error of the API when there is no other token', async () => {
    const { gateway, received } = openApi([unauthenticated], false);
    expect(await gateway.query(document, {})).toEqual(fail(unauthenticated));
    expect(received).toEqual(['ensure', 'query', 'renew']);
  });

  it.each<[string, MutateOptions | undefined, string]>([
    ['its own', { idempotencyKey: 'mine' }, 'mine'],
    ['one for both', undefined, 'new-key'],
  ])('repeats a change under the same key: %s', async (_case, options, key) => {
    const { gateway, received } = openApi([unauthenticated]);
    await gateway.mutate(document, {}, options);
    expect(received).toEqual(['ensure', `mutate ${key}`, 'renew', `mutate ${key}`]);
  });

  it.each<CommerceFailure>([
    { kind: 'refused', status: 500 },
    { kind: 'rejected', code: 'Forbidden', message: '' },
  ])('leaves other failures alone: %j', async (failure) => {
    const { gateway, received } = openApi([failure]);
    expect(await gateway.query(document, {})).toEqual(fail(failure));
    expect(received).toEqual(['ensure', 'query']);
  });
});
