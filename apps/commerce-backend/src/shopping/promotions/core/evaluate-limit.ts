import type { MarketAlias } from '@lyng/model';

/** When, where and how often a code counts. */
export interface PromoLimit {
  readonly startsAt: Date | null;
  /** Of a code with a last day, the end of that day in its market (`end-of-day.ts`). */
  readonly endsAt: Date | null;
  /** Null for every market. */
  readonly markets: readonly string[] | null;
  readonly maxUses: number | null;
  readonly oncePerCustomer: boolean;
}

/** The use of a code so far, and who wants to use it where and when. */
export interface PromoUsage {
  readonly market: MarketAlias;
  readonly now: Date;
  /** Orders with the code, except those of the requesting cart. */
  readonly uses: number;
  readonly usedByCustomer: boolean;
}

export type LimitRejection = { readonly kind: 'unknown-code' | 'wrong-market' | 'code-expired' | 'code-used' };

/** Whether a code counts here and now. One that has not begun is not spoken of before its time. */
export function evaluateLimit(limit: PromoLimit | undefined, usage: PromoUsage): LimitRejection | undefined {
  if (limit === undefined) return undefined;
  const { startsAt, endsAt, markets, maxUses, oncePerCustomer } = limit;
  if (startsAt !== null && usage.now < startsAt) return { kind: 'unknown-code' };
  if (markets !== null && !markets.includes(usage.market)) return { kind: 'wrong-market' };
  if (endsAt !== null && usage.now >= endsAt) return { kind: 'code-expired' };
  const isUsed = (maxUses !== null && usage.uses >= maxUses) || (oncePerCustomer && usage.usedByCustomer);
  return isUsed ? { kind: 'code-used' } : undefined;
}
