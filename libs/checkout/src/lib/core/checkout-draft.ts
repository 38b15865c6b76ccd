import { isRecord } from '@lyng/model';
import { emptyCheckoutValues } from './checkout-values.ts';
import type { AddressValues, CheckoutValues } from './checkout-values.ts';

/** The data that a checkout stores between loads of its page. */
export interface CheckoutDraft {
  readonly cartId: string;
  readonly values: CheckoutValues;
  /** The number of returns from a payment page: each return starts a new attempt with a new key. */
  readonly attempt: number;
  /** The shopper was sent on to pay. */
  readonly leftForPayment: boolean;
}

/** Takes from `found` what has the type that `empty` has, field by field. */
function sameTyped<Fields extends object>(empty: Fields, found: unknown): Fields {
  if (!isRecord(found)) return empty;
  const entries = Object.entries(empty).map(([name, value]: [string, unknown]) => [
    name,
    typeof found[name] === typeof value ? found[name] : value,
  ]);
  return Object.fromEntries(entries) as Fields;
}

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Reads the stored values of a form; `null` where there are none. */
export function parseValues(stored: unknown): CheckoutValues | null {
  if (!isRecord(stored)) return null;
  const empty = emptyCheckoutValues('PERSON');
  const values = sameTyped(empty, {
    ...stored,
    delivery: sameTyped<AddressValues>(empty.delivery, stored['delivery']),
  });
  return { ...values, customerType: values.customerType === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON' };
}

/** Reads a stored draft; `null` for a draft of another cart or a broken one. */
export function parseDraft(text: string | undefined, cartId: string): CheckoutDraft | null {
  const found = parse(text);
  if (!isRecord(found) || found['cartId'] !== cartId) return null;
  const values = parseValues(found['values']);
  if (!values) return null;
  return {
    cartId,
    values,
    attempt: typeof found['attempt'] === 'number' ? found['attempt'] : 0,
    leftForPayment: found['leftForPayment'] === true,
  };
}

/** The draft when the shopper returns: paying again is a new attempt. */
export const draftOnReturn = (draft: CheckoutDraft): CheckoutDraft =>
  draft.leftForPayment ? { ...draft, attempt: draft.attempt + 1, leftForPayment: false } : draft;
