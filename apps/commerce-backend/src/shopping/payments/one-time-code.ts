import { randomInt } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';

export const CODE_TRIES = 3;

const CODE_DIGITS = 6;

/**
 * Accepts the card: from here on the bank requires a code. A payment has one code, however often the card is submitted.
 */
export async function requestCode(db: Database, uid: string): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await db
    .updateTable('payment')
    .set({ code })
    .where('uid', '=', uid)
    .where('state', '=', 'pending')
    .where('code', 'is', null)
    .execute();
}

export type CodeVerdict = 'right' | 'wrong' | 'used-up' | 'not-requested';

/** Checks a code, and counts it when it is wrong: in one statement, so that each of several concurrent tries counts. */
export async function checkCode(db: Database, uid: string, typed: string): Promise<CodeVerdict> {
  const given = typed.replace(/\D/g, '');
  const row = await db
    .updateTable('payment')
    .set(({ eb, ref }) => ({
      wrong_codes: eb
        .case()
        .when('code', '=', given)
        .then(ref('wrong_codes'))
        .else(eb('wrong_codes', '+', 1))
        .end(),
    }))
    .where('uid', '=', uid)
    .where('state', '=', 'pending')
    .where('code', 'is not', null)
    .where('wrong_codes', '<', CODE_TRIES)
    .returning(['code', 'wrong_codes'])
    .executeTakeFirst();
  if (row === undefined) return 'not-requested';
  if (row.code === given) return 'right';
  return row.wrong_codes < CODE_TRIES ? 'wrong' : 'used-up';
}
