import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** The purpose of a secret; each has its own. */
export type SecretName = 'payment-state' | 'checkout-session' | 'access-token' | 'shared-favourites';

/** The secret of that name, made at first use. It lives in the database, so that all processes share it and none has a default. */
export async function serviceSecret(db: Database, name: SecretName): Promise<string> {
  await db
    .insertInto('service_secret')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('service_secret').select('secret').where('name', '=', name).executeTakeFirstOrThrow();
  return row.secret;
}
