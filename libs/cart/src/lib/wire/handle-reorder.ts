import { MAX_LINE_QUANTITY } from '../core/quantity-limit.ts';
import type { CartFailure } from '../core/cart-failure.ts';
import { cacheCart } from './cached-cart.ts';
import type { CartResponse } from './cached-cart.ts';
import { sendOperation } from './cart-gateway.ts';
import { existingCart, intentKey, wholeNumber } from './handle-cart-form.ts';
import type { CartFormOutcome, CartFormRequest } from './handle-cart-form.ts';

/** A line of an order that is bought again. */
interface WantedLine {
  readonly skuId: number;
  readonly quantity: number;
  /** Its name, for the message when it cannot be added. */
  readonly name: string;
}

/** The names of the products that could not be added, with the failure of the first. */
export interface ReorderOutcome extends CartFormOutcome {
  readonly missing: readonly string[];
}

/** An order has fewer lines; a form with more is not one of the shop's. */
const MAX_LINES = 100;
const MAX_NAME = 200;

const textsOf = (form: FormData, name: string): readonly string[] =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));

/** The lines of a posted form: `skuId`, `quantity` and `name` of each, in the same order. */
export function readWantedLines(form: FormData): readonly WantedLine[] {
  const [quantities, names] = [textsOf(form, 'quantity'), textsOf(form, 'name')];
  return textsOf(form, 'skuId')
    .slice(0, MAX_LINES)
    .map((skuId, index) => ({
      skuId: wholeNumber(skuId) ?? 0,
      quantity: Math.min(wholeNumber(quantities[index]) ?? 0, MAX_LINE_QUANTITY),
      name: (names[index] ?? '').slice(0, MAX_NAME),
    }))
    .filter(({ skuId, quantity }) => skuId > 0 && quantity > 0);
}

/** Nothing after it can succeed. */
const isOver = ({ kind }: CartFailure): boolean => kind === 'unreachable' || kind === 'too-many';

/** Buys an order again: adds each line that is still sold, one after the other. */
export async function handleReorder(request: CartFormRequest): Promise<ReorderOutcome> {
  const { form, gateway, reference, newId } = request;
  const lines = readWantedLines(form);
  const cart = await existingCart(gateway, reference);
  if (!cart.ok) return { cartId: reference.cartId, failure: cart.error, missing: [] };
  const cartId = cart.value;
  const formKey = form.get('key');
  let latest: CartResponse | undefined;
  let failure: CartFailure | null = lines.length === 0 ? { kind: 'refused' } : null;
  const missing: string[] = [];
  for (const { skuId, quantity, name } of lines) {
    const command = { kind: 'add', skuId, quantity } as const;
    const key = typeof formKey === 'string' && formKey !== '' ? await intentKey(formKey, cartId, command) : newId();
    const added = await sendOperation(gateway, { ...reference, cartId }, command, key);
    if (added.ok) latest = added.value;
    else {
      failure ??= added.error;
      missing.push(name);
      if (isOver(added.error)) break;
    }
  }
  if (latest) cacheCart(gateway, { ...reference, cartId }, latest);
  return { cartId, failure, missing };
}
