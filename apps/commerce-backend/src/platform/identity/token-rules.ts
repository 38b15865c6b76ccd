import type { Backend } from '../backend.ts';
import type { TokenRules } from './access-token.ts';
import { serviceSecret } from '../secrets/service-secret.ts';

/** The secret that signs access tokens: the operator's, which an auth service elsewhere may share, else one of this database. */
export const tokenSecret = async ({ config, db }: Pick<Backend, 'config' | 'db'>): Promise<string> =>
  config.accessTokenSecret ?? serviceSecret(db, 'access-token');

/**
 * The rules of this shop's access tokens. The issuer is the shop, and the audience the API of its key: both are the same
 * on every process, whatever address it listens on.
 */
export const tokenRules = async ({ config, db }: Pick<Backend, 'config' | 'db'>): Promise<TokenRules> => ({
  secret: await tokenSecret({ config, db }),
  iss: config.shop.slug,
  aud: config.shop.apiKey,
  acceptsExternal: config.accessTokenSecret !== undefined,
});
