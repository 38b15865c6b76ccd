import type { CommerceFailure, Transport } from '@lyng/commerce-client';
import type { Result } from '@lyng/model';

/** The session's parts for the gateway. */
export interface TokenSource {
  readonly ensureToken: () => Promise<void>;
  readonly renew: () => Promise<boolean>;
}

/** The API rejected the token, and so has done nothing. */
const isUnauthenticated = (failure: CommerceFailure): boolean =>
  (failure.kind === 'refused' && failure.status === 401) ||
  (failure.kind === 'rejected' && failure.code.toLowerCase() === 'unauthenticated');

/**
 * A gateway whose requests never fail for an expired token: it is renewed before, and once more when the API rejects
 * it. A mutation is repeated under its own key, so it counts once in any case.
 */
export function withSession<Gateway extends Transport>(
  gateway: Gateway,
  tokens: TokenSource,
  newId: () => string,
): Gateway {
  const withToken = async <Data>(
    send: () => Promise<Result<CommerceFailure, Data>>,
  ): Promise<Result<CommerceFailure, Data>> => {
    await tokens.ensureToken();
    const result = await send();
    return !result.ok && isUnauthenticated(result.error) && (await tokens.renew()) ? send() : result;
  };
  return {
    ...gateway,
    query: (document, variables, options) => withToken(() => gateway.query(document, variables, options)),
    mutate: (document, variables, options) => {
      const idempotencyKey = options?.idempotencyKey ?? newId();
      return withToken(() => gateway.mutate(document, variables, { ...options, idempotencyKey }));
    },
  };
}
