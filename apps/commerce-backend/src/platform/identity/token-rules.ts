import type { Backend } from '../backend.ts';
import type { TokenRules } from './access-token.ts';
import { tokenSecret } from './token-secret.ts';

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
