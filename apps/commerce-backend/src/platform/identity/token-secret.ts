import type { Backend } from '../backend.ts';
import { serviceSecret } from '../secrets/service-secret.ts';

/** What access tokens are signed with: the operator's secret, which an auth service elsewhere may share, else one of this database. */
export const tokenSecret = async ({ config, db }: Pick<Backend, 'config' | 'db'>): Promise<string> =>
  config.accessTokenSecret ?? serviceSecret(db, 'access-token');
