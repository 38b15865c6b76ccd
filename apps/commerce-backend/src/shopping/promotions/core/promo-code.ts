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
