import type { CommerceFailure, ResettableGateway } from '@lyng/commerce-client';
import type { Result } from '@lyng/model';

/** What the gateway asks of the session. */
export interface TokenSource {
  readonly ensureToken: () => Promise<void>;
  readonly renew: () => Promise<boolean>;
}

/** The API did not take the token, and so has done nothing. */
const isUnauthenticated = (failure: CommerceFailure): boolean =>
  (failure.kind === 'refused' && failure.status === 401) ||
  (failure.kind === 'rejected' && failure.code.toLowerCase() === 'unauthenticated');

/**
 * A gateway whose questions never fail for a token that has run out: it is renewed before, and once more when the API
 * takes it no longer. A change is repeated under its own key, so it counts once whatever had become of it.
 */
export function withSession(gateway: ResettableGateway, tokens: TokenSource, newId: () => string): ResettableGateway {
  const asked = async <Data>(
    ask: () => Promise<Result<CommerceFailure, Data>>,
  ): Promise<Result<CommerceFailure, Data>> => {
    await tokens.ensureToken();
    const answer = await ask();
    return !answer.ok && isUnauthenticated(answer.error) && (await tokens.renew()) ? ask() : answer;
  };
  return {
    ...gateway,
    query: (document, variables, options) => asked(() => gateway.query(document, variables, options)),
    mutate: (document, variables, options) => {
      const idempotencyKey = options?.idempotencyKey ?? newId();
      return asked(() => gateway.mutate(document, variables, { ...options, idempotencyKey }));
    },
  };
}
