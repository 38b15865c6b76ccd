import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer, orderOf, settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { registerReturn } from '../checkout/testing/documents.ts';
import { advanceOrders } from '../fulfilment/advance-orders.ts';
import { receiveReturns } from '../returns/receive-returns.ts';
import { payBonuses } from './pay-bonuses.ts';
import { setMember } from './testing/set-member.ts';

const config = makeConfig();
const start = new Date('2026-03-02T10:00:00Z');

const fields = `
  isMember acceptsEmail acceptsSms level levelPoints nextLevel nextLevelAt availablePoints
  pendingPoints { orderId points creditedAt } nextPayoutAt nextPayoutFormatted pointsToNextBonus bonusFormatted
  vouchers { code amountFormatted expiresAt status } history { kind at points orderId amountFormatted }`;
const getMembership = `query ($marketId: String, $languageId: String) {
  getMembership(marketId: $marketId, languageId: $languageId) { ${fields} } }`;
const updateMembership = `mutation ($membership: MembershipInputType!) {
  updateMembership(membership: $membership) { acceptsEmail acceptsSms } }`;

describe.each(testDatabases())('a membership on $name', (database) => {
  const shop = useShop(database);
  let now: Date;
  let userId: string;
  let bearer: Record<string, string>;
  beforeEach(async () => {
    await shop.startOver();
    await shop.db.deleteFrom('loyalty_contact').execute();
    await shop.db.deleteFrom('voucher').execute();
    now = start;
    const { account } = await makeCustomer(shop);
    userId = String(account.id);
    const sign = await tokenSigner(shop.db);
    bearer = { authorization: `Bearer ${sign({ sid: userId, exp: Date.parse('2028-01-01') / 1000 })}` };
  });

  const goTo = (date: string): void => {
    shop.passTime(Date.parse(date) - now.getTime());
    now = new Date(date);
  };
  const show = async (headers = bearer, marketId = 'dk', languageId = 'da') =>
    (await shop.request(getMembership, { marketId, languageId }, headers)).data.getMembership;
  const change = async (membership: object) =>
    (await shop.request(updateMembership, { membership }, bearer)).data.updateMembership;
  const setIsMember = async (isMember: boolean) => {
    await setMember(shop.db, userId, isMember, now);
    return show();
  };
  const memberOf = () =>
    shop.db.selectFrom('account').select(['member_id', 'member_type']).where('id', '=', Number(userId)).execute();
  /** 20 pairs of 50 kr. */
  const order = async (units = 20, market: 'dk' | 'fi' = 'dk') => {
    const { placed } = await buy(shop, await fillCart(shop, [[skus.fifty, units]], market), market, bearer);
    const id = Number(placed.orderId);
    await settle(shop, id, 'captured', now);
    const { total_inc_vat: total, shipping_fee_inc_vat: shipping } = await orderOf(shop, id);
    return { id, points: Math.floor((total - shipping) / 100) };
  };

  it('is not there for a guest, and for a customer before they join [LOY-03]', async () => {
    expect(await show({})).toBeNull();
    expect(await show()).toMatchObject({ isMember: false, availablePoints: 0, history: [], vouchers: [] });
  });

  it('begins when the customer joins and ends when they leave, for their tokens too [LOY-03]', async () => {
    expect(await setIsMember(true)).toMatchObject({ isMember: true, level: 'BRONZE' });
    expect(await memberOf()).toEqual([{ member_id: Number(userId), member_type: 'Member' }]);
    expect(await setIsMember(false)).toMatchObject({ isMember: false });
    expect(await memberOf()).toEqual([{ member_id: 0, member_type: '' }]);
  });

  it('has preferences that change one by one [LOY-10]', async () => {
    expect(await change({ acceptsEmail: true })).toEqual({ acceptsEmail: true, acceptsSms: false });
    expect(await change({ acceptsSms: true })).toEqual({ acceptsEmail: true, acceptsSms: true });
    expect(await change({ acceptsEmail: false })).toEqual({ acceptsEmail: false, acceptsSms: true });
  });

  it('counts what the member buys 30 days after it, and nothing from before [LOY-08]', async () => {
    await order(1);
    goTo('2026-03-03T10:00:00Z');
    await setIsMember(true);
    const { id, points } = await order();
    expect(await show()).toMatchObject({
      availablePoints: 0,
      pendingPoints: [{ orderId: id, points, creditedAt: '2026-04-02T10:00:00.000Z' }],
      nextPayoutAt: '2026-04-01T00:00:00.000Z',
      nextPayoutFormatted: null,
      bonusFormatted: '25\u00A0kr.',
    });
    goTo('2026-04-02T10:00:00Z');
    expect(await show()).toMatchObject({
      availablePoints: points,
      levelPoints: points,
      pendingPoints: [],
      history: [{ kind: 'EARNED', points, orderId: id }],
    });
  });

  it('pays 25 kr. for each thousand at the quarter, once, however many processes do it [LOY-08]', async () => {
    await setIsMember(true);
    const { points } = await order(50);
    goTo('2026-06-30T23:59:00Z');
    await payBonuses(shop.db, now);
    expect((await show()).vouchers).toEqual([]);
    goTo('2026-07-01T00:00:00Z');
    await Promise.all([payBonuses(shop.db, now), payBonuses(shop.db, now), payBonuses(shop.db, now)]);
    const bonuses = Math.floor(points / 1000);
    const { vouchers, availablePoints } = await show();
    expect(bonuses).toBeGreaterThan(1);
    expect(vouchers).toEqual([
      {
        code: expect.stringMatching(/^VOYADOVOUCHER_/),
        amountFormatted: `${String(bonuses * 25)}\u00A0kr.`,
        expiresAt: '2027-07-01T00:00:00.000Z',
        status: 'AVAILABLE',
      },
    ]);
    expect(availablePoints).toBe(points - bonuses * 1000);
    expect((await show(bearer, 'fi', 'fi')).vouchers).toMatchObject([{ status: 'OTHER_MARKET' }]);
  });

  it('pays what was missed while nothing ran, each quarter for itself [LOY-08]', async () => {
    await setIsMember(true);
    await order(20);
    goTo('2026-08-01T00:00:00Z');
    await order(20);
    goTo('2026-10-02T00:00:00Z');
    expect(await payBonuses(shop.db, now)).toBe(1);
    expect(await payBonuses(shop.db, now)).toBe(0);
    expect((await show()).vouchers.map(({ expiresAt }: { readonly expiresAt: string }) => expiresAt)).toEqual([
      '2027-07-01T00:00:00.000Z',
      '2027-10-01T00:00:00.000Z',
    ]);
  });

  it('takes back the points of an order that is cancelled after it was paid [LOY-08]', async () => {
    await setIsMember(true);
    const { id, points } = await order();
    goTo('2026-05-01T00:00:00Z');
    const orders = shop.db.updateTable('customer_order').where('id', '=', id);
    await orders.set({ status: 'cancelled', updated_at: now }).execute();
    expect(await show()).toMatchObject({
      availablePoints: 0,
      history: [
        { kind: 'RETURNED', points: -points, orderId: id },
        { kind: 'EARNED', points, orderId: id },
      ],
    });
  });

  it('takes back the points of the part of an order that is returned, when it has arrived [LOY-08]', async () => {
    await setIsMember(true);
    const { id, points } = await order();
    const report = (error: unknown): never => {
      throw error;
    };
    goTo('2026-03-09T10:00:00Z');
    await advanceOrders({ db: shop.db, report }, now);
    const lines = [{ rowNumber: 1, quantity: 10, reason: 'TOO_SMALL' }];
    const { errors } = await shop.request(registerReturn, { orderId: id, lines }, bearer);
    expect(errors).toEqual([]);
    goTo('2026-05-01T00:00:00Z');
    expect(await show()).toMatchObject({ availablePoints: points });
    await receiveReturns({ db: shop.db, config, report }, now);
    expect(await show()).toMatchObject({
      availablePoints: points / 2,
      history: [
        { kind: 'RETURNED', points: -points / 2, orderId: id },
        { kind: 'EARNED', points, orderId: id },
      ],
    });
  });

  it('begins again with no points for who leaves and joins; paid vouchers stay [LOY-03]', async () => {
    await setIsMember(true);
    await order(50);
    goTo('2026-07-01T00:00:00Z');
    await payBonuses(shop.db, now);
    await setIsMember(false);
    expect(await show()).toMatchObject({ isMember: false, availablePoints: 0, vouchers: [{ status: 'AVAILABLE' }] });
    expect(await setIsMember(true)).toMatchObject({ isMember: true, availablePoints: 0, history: [] });
  });

  it('shows the money of the requested market', async () => {
    await setIsMember(true);
    expect(await show(bearer, 'fi', 'fi')).toMatchObject({ bonusFormatted: '2,50\u00A0€' });
  });
});
