import { lockAccount } from '../../../people/account/account-store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { contactOfAccount, setMembership } from '../membership-store.ts';

/** A customer joins or leaves, as by the API of the members programme. */
export const setMember = (db: Database, userId: string, isMember: boolean, now: Date) =>
  inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, Number(userId));
    return account && setMembership(transaction, await contactOfAccount(transaction, account, now), isMember, now);
  });
