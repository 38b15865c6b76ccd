import { fail, ok } from '@lyng/model';
import type { Cart, Result } from '@lyng/model';
import { makeCart, makeCartItem, makePrice } from '@lyng/model/testing';
import type { CommerceDocument, CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { wireCart } from './wire-cart.ts';

/** One request that reached the test server. */
export interface ServedRequest {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
}

/** A commerce API of carts in memory, with a gateway over it, whose responses a test can hold back or replace. */
export interface CartServer {
  readonly gateway: CommerceGateway;
  readonly carts: Map<string, Cart>;
  readonly requests: ServedRequest[];
  /** Runs before each request is carried out: a failure instead of a response, or `null`. May take its time. */
  intercept: (request: ServedRequest) => CommerceFailure | null | Promise<CommerceFailure | null>;
  /** As `intercept`, after the request has been carried out: the response is lost. */
  interceptReply: (request: ServedRequest) => CommerceFailure | null | Promise<CommerceFailure | null>;
}

interface ItemInput {
  readonly skuId?: number;
  readonly id?: string;
  readonly quantity: number;
}

const withQuantities = (cart: Cart, quantities: readonly (readonly [skuId: number, quantity: number])[]): Cart =>
  makeCart({
    id: cart.id,
    promoCode: cart.promoCode,
    ...(cart.promoCodeCounts === true && { promoCodeCounts: true }),
    items: quantities
      .filter(([, quantity]) => quantity > 0)
      .map(([skuId, quantity]) => {
        const known = cart.items.find((item) => item.skuId === skuId) ?? makeCartItem({ skuId });
        return { ...known, quantity, totalPrice: makePrice(known.unitPrice.selling.incVat * quantity) };
      }),
  });

const quantitiesOf = (cart: Cart) => cart.items.map(({ skuId, quantity }) => [skuId, quantity] as const);

function addItem(cart: Cart, { skuId = 0, quantity }: ItemInput): Cart {
  const held = quantitiesOf(cart);
  return held.some(([id]) => id === skuId)
    ? withQuantities(
        cart,
        held.map(([id, units]) => [id, id === skuId ? units + quantity : units]),
      )
    : withQuantities(cart, [...held, [skuId, quantity]]);
}

function setItem(cart: Cart, { skuId, id, quantity }: ItemInput): Cart {
  const wanted = cart.items.find((item) => (id === undefined ? item.skuId === skuId : item.id === id));
  if (!wanted && skuId !== undefined && quantity > 0) return addItem(cart, { skuId, quantity });
  return withQuantities(
    cart,
    quantitiesOf(cart).map(([sku, units]) => [sku, sku === wanted?.skuId ? quantity : units]),
  );
}

/** Codes that the test server knows, with their error codes; empty for a valid one. */
const promoCodes: Readonly<Record<string, string>> = {
  WELCOME15: '',
  BIGSPENDER: 'RequirementsNotMet',
  ONCE: 'PromoCodeUsed',
  LASTYEAR: 'PromoCodeExpired',
  SWEDEN: 'PromoCodeWrongMarket',
  HURRY: 'TooManyRequests',
  VOYADOVOUCHER_1: 'PromoCodeUsed',
  voyadovoucher_guest: 'PromoCodeNeedsLogin',
};

function setPromoCode(cart: Cart, promoCode: string): Result<CommerceFailure, Cart> {
  const code = promoCode === '' ? '' : (promoCodes[promoCode] ?? 'InvalidPromoCode');
  return code === ''
    ? ok({ ...cart, promoCode, promoCodeCounts: promoCode !== '' })
    : fail({ kind: 'rejected', code, message: 'Promo code' });
}

function changed(operation: string, cart: Cart, variables: ServedRequest['variables']): Result<CommerceFailure, Cart> {
  if (operation === 'addToCart') return ok(addItem(cart, variables['item'] as ItemInput));
  if (operation === 'updateCartItem') return ok(setItem(cart, variables['item'] as ItemInput));
  return setPromoCode(cart, String(variables['promoCode']));
}

type Document = Pick<CommerceDocument<unknown, never>, '__meta__'>;

type Reply = Result<CommerceFailure, Cart>;

/** Carts by id; an empty id creates one, a completed cart cannot change, a key is carried out once, for one id. */
function createCarts(carts: Map<string, Cart>) {
  const replies = new Map<string, { readonly id: unknown; readonly reply: Reply }>();
  return ({ operation, variables, idempotencyKey }: ServedRequest): Reply => {
    const known = idempotencyKey === undefined ? undefined : replies.get(idempotencyKey);
    if (known)
      return known.id === variables['id']
        ? known.reply
        : fail({ kind: 'rejected', code: 'IdempotencyConflict', message: 'Another request' });
    const wantedId = String(variables['id'] ?? '');
    const id = wantedId === '' ? `cart-${carts.size + 1}` : wantedId;
    const cart = wantedId === '' ? makeCart({ id, items: [] }) : carts.get(id);
    const gone: Reply = fail({ kind: 'rejected', code: 'CartNotFound', message: 'No cart was found' });
    const reply = !cart
      ? gone
      : operation === 'getCart'
        ? ok(cart)
        : cart.isCompleted
          ? gone
          : changed(operation, cart, variables);
    if (reply.ok) carts.set(id, reply.value);
    if (idempotencyKey !== undefined) replies.set(idempotencyKey, { id: variables['id'], reply });
    return reply;
  };
}

/** Makes a server with the carts of a test; the gateway caches its responses like the real one. */
export function createCartServer(start: readonly Cart[] = []): CartServer {
  const carts = new Map(start.map((cart) => [cart.id, cart]));
  const serve = createCarts(carts);
  const cache = new Map<string, unknown>();
  const watchers = new Set<{ readonly key: string; readonly listener: (data: never) => void }>();
  const keyOf = (document: Document, variables: unknown) => `${document.__meta__.name} ${JSON.stringify(variables)}`;

  const respond = async (
    document: Document,
    variables: unknown,
    idempotencyKey?: string,
  ): Promise<Result<CommerceFailure, never>> => {
    const operation = document.__meta__.name;
    const request: ServedRequest = { operation, variables: variables as ServedRequest['variables'], idempotencyKey };
    server.requests.push(request);
    const before = await server.intercept(request);
    if (before) return fail(before);
    const reply = serve(request);
    const after = await server.interceptReply(request);
    if (after) return fail(after);
    return reply.ok ? ok({ [operation]: wireCart(reply.value) } as never) : reply;
  };

  const gateway: CommerceGateway = {
    query: (document, variables) => respond(document, variables),
    mutate: (document, variables, options) => respond(document, variables, options?.idempotencyKey),
    read: (document, variables) => cache.get(keyOf(document, variables)) as never,
    write: (document, variables, data) => {
      const key = keyOf(document, variables);
      cache.set(key, data);
      for (const watcher of watchers) if (watcher.key === key) watcher.listener(data as never);
    },
    watch: (document, variables, listener) => {
      const watcher = { key: keyOf(document, variables), listener: listener as (data: never) => void };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  const server: CartServer = { gateway, carts, requests: [], intercept: () => null, interceptReply: () => null };
  return server;
}
