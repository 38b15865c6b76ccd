// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { authSlice } from '@lyng/auth';
import { cartSlice } from '@lyng/cart';
import { createCartServer } from '@lyng/cart/testing';
import type { CommerceFailure } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { makeCart, makeCartItem, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import { makeSite } from '@lyng/routing/testing';
import { KeepUserMetadataDocument } from '../shell/keep-user-metadata.generated.ts';
import { UserMetadataDocument } from '../shell/user-metadata.generated.ts';
import { addLateSlices } from '../shell/late-slices.ts';
import { makeStore } from '../store.ts';
import { joinAccountCart } from './join-account-cart.ts';
import type { RequestContext } from './request-context.ts';

type Units = Readonly<Record<number, number>>;

const cartOf = (id: string, units: Units) =>
  makeCart({
    id,
    items: Object.entries(units).map(([skuId, quantity]) =>
      makeCartItem({
        skuId: Number(skuId),
        quantity,
        product: {
          ...makeProductSummary({ productId: Number(skuId), name: `Shoe ${skuId}` }),
          skus: [makeSku(Number(skuId), '38', makeStock(50))],
        },
      }),
    ),
  });

const down: CommerceFailure = { kind: 'unreachable' };

/** Karen's request just after her login, with the cart of the browser and the one that her account remembers. */
async function logIn(cartId: string, metaData: string, carts: Readonly<Record<string, Units>>, isDown = false) {
  const server = createCartServer(Object.entries(carts).map(([id, units]) => cartOf(id, units)));
  let metadata = metaData;
  const gateway: typeof server.gateway = {
    ...server.gateway,
    query: async (document, variables, options) =>
      (document as unknown) === UserMetadataDocument
        ? isDown
          ? fail(down)
          : (ok({ getUser: { id: 7, metaData: metadata } }) as never)
        : server.gateway.query(document, variables, options),
    mutate: async (document, variables, options) => {
      if ((document as unknown) !== KeepUserMetadataDocument)
        return server.gateway.mutate(document, variables, options);
      metadata = (variables as unknown as { readonly metaData: string }).metaData;
      return ok({ updateUser: { id: 7 } }) as never;
    },
  };
  const store = makeStore();
  addLateSlices(store);
  store.dispatch(cartSlice.actions.cartAdopted({ cartId, givenUpId: '' }));
  store.dispatch(
    authSlice.actions.sessionRead({
      userId: '7',
      userName: 'Karen Holm',
      customerType: 'PERSON',
      isMember: false,
      isStudent: false,
      isCurve: false,
    }),
  );
  const joinedId = await joinAccountCart({ gateway, site: makeSite(), store } as unknown as RequestContext);
  const unitsOf = (id: string) =>
    Object.fromEntries(server.carts.get(id)?.items.map(({ skuId, quantity }) => [skuId, quantity]) ?? []);
  return { joinedId, metadata, units: unitsOf(joinedId) };
}

describe('the cart of who logs in without JavaScript [SHOP-13, CART-16, PAIN-10]', () => {
  it.each<[string, string, string, Readonly<Record<string, Units>>, string, Units, string]>([
    ['stays the guest’s', 'mine', '{}', { mine: { 1: 2 } }, 'mine', { 1: 2 }, '{"cartId":"mine"}'],
    [
      'is the account’s where the guest has none',
      '',
      '{"cartId":"account"}',
      { account: { 1: 2 } },
      'account',
      { 1: 2 },
      '{"cartId":"account"}',
    ],
    [
      'takes over what the account’s holds more of',
      'mine',
      '{"other":1,"cartId":"account"}',
      { mine: { 1: 1 }, account: { 1: 3, 2: 1 } },
      'mine',
      { 1: 3, 2: 1 },
      '{"other":1,"cartId":"mine"}',
    ],
    ['stays empty', '', '{}', {}, '', {}, '{}'],
    [
      'goes on where the account’s is gone',
      'mine',
      '{"cartId":"gone"}',
      { mine: { 1: 1 } },
      'mine',
      { 1: 1 },
      '{"cartId":"mine"}',
    ],
  ])('%s', async (_rule, cartId, metaData, carts, expected, units, metadata) => {
    const joined = await logIn(cartId, metaData, carts);
    expect([joined.joinedId, joined.units, JSON.parse(joined.metadata)]).toEqual([
      expected,
      units,
      JSON.parse(metadata),
    ]);
  });

  it('stays as it is while nobody knows what the account remembers', async () => {
    const joined = await logIn('mine', '{"cartId":"account"}', { mine: { 1: 1 }, account: { 2: 1 } }, true);
    expect(joined).toEqual({ joinedId: 'mine', metadata: '{"cartId":"account"}', units: { 1: 1 } });
  });
});
