import type { Language, MarketAlias, MinorUnits } from '@lyng/model';
import { plainCode } from '@lyng/model';

/** The effect of a code; amounts in minor units including VAT. */
export type PromoEffect =
  | { readonly kind: 'percentage'; readonly percentOff: number }
  | { readonly kind: 'amount'; readonly amountIncVat: Record<MarketAlias, MinorUnits> }
  | { readonly kind: 'free-shipping' };

export interface PromoCode {
  readonly code: string;
  readonly name: Record<Language, string>;
  readonly effect: PromoEffect;
  /** The minimum value of goods for the code; 0 for no condition. */
  readonly minimumIncVat: Record<MarketAlias, MinorUnits>;
}

export type PromoRejection = {
  readonly kind:
    | 'unknown-code'
    | 'code-used'
    | 'code-expired'
    | 'requirements-not-met'
    | 'wrong-market'
    | 'needs-login';
};

/** No code is longer. */
const MAX_CODE = 64;

/** Codes are compared without case, surrounding space and what a paste brings along unseen. A text that can be no code gives an empty one. */
export function normalisePromoCode(text: string): string {
  const code = plainCode(text).toUpperCase();
  return code.length > MAX_CODE ? '' : code;
}

/** Bonus vouchers are codes with this prefix, case-insensitive; codes are stored in capitals. */
const PREFIX = 'VOYADOVOUCHER_';

export const isVoucherCode = (code: string): boolean => code.startsWith(PREFIX);

export const voucherIdOf = (code: string): string => code.slice(PREFIX.length);

export const voucherCode = (id: string): string => `${PREFIX}${id}`;

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
