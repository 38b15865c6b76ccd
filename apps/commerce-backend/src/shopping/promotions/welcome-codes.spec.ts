import type { MarketAlias } from '@lyng/model';
import { readShop } from '../../api/read-config.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { getCart, setCartPromoCode } from '../checkout/testing/documents.ts';
import { fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { addWelcomeCodes } from './welcome-codes.ts';

const codes = { dk: 'VELKOMMEN15', se: 'VALKOMMEN15', no: 'VELKOMMEN15', fi: 'TERVETULOA15' };
const offer = { percentOff: 15, codes };
const everywhere = { dk: 0, se: 0, no: 0, fi: 0 };
const name = { da: 'Kode', sv: 'Kod', nb: 'Kode', fi: 'Koodi' };

describe.each(testDatabases())('the codes of the welcome offer on $name', (database) => {
  const shop = useShop(database);
  beforeEach(async () => {
    await shop.startOver();
    await shop.db.deleteFrom('promo_limit').execute();
    await shop.db.deleteFrom('promo_code').where('code', 'in', Object.values(codes)).execute();
  });

  const oneShoe = () => fillCart(shop, [[skus.fifty, 1]]);
  const enter = async (id: string, promoCode: string, marketId: string) => {
    const { data, code } = await shop.request(setCartPromoCode, { id, promoCode, marketId });
    return code ?? data.setCartPromoCode.promoCode;
  };

  it.each([
    ['dk', 'VELKOMMEN15', 'VALKOMMEN15'],
    ['se', 'VALKOMMEN15', 'VELKOMMEN15'],
    ['no', 'VELKOMMEN15', 'TERVETULOA15'],
    ['fi', 'TERVETULOA15', 'VALKOMMEN15'],
  ] as const)(
    'in %s %j counts, and %j is reported to be for another country [SHOP-22, CART-10]',
    async (market, own, other) => {
      await addWelcomeCodes(shop.db, offer);
      const id = await oneShoe();
      expect(await enter(id, own.toLowerCase(), market)).toBe(own);
      expect(await enter(id, other, market)).toBe('PromoCodeWrongMarket');
    },
  );

  it('leave a code that is there as it was: what is in a cart still counts [SHOP-22]', async () => {
    const effect = { kind: 'percentage', percentOff: 20 } as const;
    const code = { code: codes.dk, name, effect, minimum_inc_vat: everywhere };
    await shop.db.insertInto('promo_code').values(code).execute();
    const id = await oneShoe();
    await enter(id, codes.dk, 'se');
    await addWelcomeCodes(shop.db, offer);
    await addWelcomeCodes(shop.db, offer);
    const cart = (await shop.request(getCart, { id, marketId: 'se' })).data.getCart;
    expect(cart).toMatchObject({ promoCode: codes.dk, appliedCampaigns: [{ name: 'Kod' }] });
    expect(await enter(await oneShoe(), codes.se, 'se')).toBe(codes.se);
  });

  it('do not exist where nothing is promised', async () => {
    const before = await shop.db.selectFrom('promo_code').select('code').execute();
    await addWelcomeCodes(shop.db, undefined);
    expect(await shop.db.selectFrom('promo_code').select('code').execute()).toEqual(before);
  });
});

it('each market of the shop has its code, in the spelling of its language [SHOP-22]', () => {
  const markets = readShop().markets.map(({ alias }): MarketAlias => alias);
  expect(Object.keys(readShop().welcomeOffer?.codes ?? {}).toSorted()).toEqual(markets.toSorted());
  expect(readShop().welcomeOffer).toEqual(offer);
});
