import { createDeferredGateway } from '@lyng/commerce-client';
import type { CommerceFailure, MutateOptions, ResettableGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { withSession } from './session-gateway.ts';

const question = {} as TypedDocumentNode<string, object>;
const unauthenticated: CommerceFailure = { kind: 'rejected', code: 'Unauthenticated', message: '' };

/** An API that answers in turn, behind a session that can be renewed or not. */
function openApi(answers: readonly (CommerceFailure | 'answer')[], canRenew = true) {
  const heard: string[] = [];
  const left = [...answers];
  const answer = () => {
    const next = left.shift() ?? 'answer';
    return next === 'answer' ? ok('answer' as never) : fail(next);
  };
  const api = {
    ...createDeferredGateway(async () => Promise.reject(new Error('never asked'))),
    query: async () => (heard.push('query'), answer()),
    mutate: async (_document: unknown, _variables: unknown, { idempotencyKey }: MutateOptions = {}) => (
      heard.push(`mutate ${idempotencyKey}`),
      answer()
    ),
  } as ResettableGateway;
  const gateway = withSession(
    api,
    { ensureToken: async () => void heard.push('ensure'), renew: async () => (heard.push('renew'), canRenew) },
    () => 'new-key',
  );
  return { gateway, heard };
}

describe('a gateway with a session', () => {
  it.each<[string, CommerceFailure]>([
    ['its own code', unauthenticated],
    ['the code in capitals', { kind: 'rejected', code: 'UNAUTHENTICATED', message: '' }],
    ['status 401', { kind: 'refused', status: 401 }],
  ])('asks again once with a new token when the API says so by %s [AUTH-07]', async (_case, failure) => {
    const { gateway, heard } = openApi([failure]);
    expect(await gateway.query(question, {})).toEqual(ok('answer'));
    expect(heard).toEqual(['ensure', 'query', 'renew', 'query']);
  });

  it('does not ask in circles', async () => {
    const { gateway, heard } = openApi([unauthenticated, unauthenticated, unauthenticated]);
    expect(await gateway.query(question, {})).toEqual(fail(unauthenticated));
    expect(heard.filter((one) => one === 'query')).toHaveLength(2);
  });

  it('says what the API said when there is no other token', async () => {
    const { gateway, heard } = openApi([unauthenticated], false);
    expect(await gateway.query(question, {})).toEqual(fail(unauthenticated));
    expect(heard).toEqual(['ensure', 'query', 'renew']);
  });

  it.each<[string, MutateOptions | undefined, string]>([
    ['its own', { idempotencyKey: 'mine' }, 'mine'],
    ['one for both', undefined, 'new-key'],
  ])('repeats a change under the same key: %s', async (_case, options, key) => {
    const { gateway, heard } = openApi([unauthenticated]);
    await gateway.mutate(question, {}, options);
    expect(heard).toEqual(['ensure', `mutate ${key}`, 'renew', `mutate ${key}`]);
  });

  it.each<CommerceFailure>([
    { kind: 'unreachable' },
    { kind: 'refused', status: 500 },
    { kind: 'rejected', code: 'Forbidden', message: '' },
  ])('leaves other failures alone: %j', async (failure) => {
    const { gateway, heard } = openApi([failure]);
    expect(await gateway.query(question, {})).toEqual(fail(failure));
    expect(heard).toEqual(['ensure', 'query']);
  });
});
