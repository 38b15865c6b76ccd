import type { MarketAlias, Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';

/** When, where and how often a code counts. */
export interface PromoLimit {
  readonly startsAt: Date | null;
  /** Of a code with a last day, the end of that day in its market (`end-of-day.ts`). */
  readonly endsAt: Date | null;
  /** Null for every market. */
  readonly markets: readonly string[] | null;
  readonly mostUses: number | null;
  readonly oncePerCustomer: boolean;
}

/** What has become of a code so far, and who asks where and when. */
export interface PromoAsked {
  readonly market: MarketAlias;
  readonly now: Date;
  /** Orders with the code, those of the asking cart left out. */
  readonly uses: number;
  readonly usedByCustomer: boolean;
}

/** Why a known code does not count now. */
export type LimitRefusal = { readonly kind: 'unknown-code' | 'wrong-market' | 'code-expired' | 'code-used' };

/** Whether a code counts here and now. One that has not begun is not spoken of before its time. */
export function judgeLimit(limit: PromoLimit | undefined, asked: PromoAsked): Result<LimitRefusal, undefined> {
  if (limit === undefined) return ok(undefined);
  const { startsAt, endsAt, markets, mostUses, oncePerCustomer } = limit;
  if (startsAt !== null && asked.now < startsAt) return fail({ kind: 'unknown-code' });
  if (markets !== null && !markets.includes(asked.market)) return fail({ kind: 'wrong-market' });
  if (endsAt !== null && asked.now >= endsAt) return fail({ kind: 'code-expired' });
  const isUsed = (mostUses !== null && asked.uses >= mostUses) || (oncePerCustomer && asked.usedByCustomer);
  return isUsed ? fail({ kind: 'code-used' }) : ok(undefined);
}
