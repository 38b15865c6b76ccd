import type { MarketAlias } from '../market.ts';
import { planDelivery } from './arrival-day.ts';
import type { DeliveryKind, DeliveryTerms } from './arrival-day.ts';

const terms: DeliveryTerms = {
  ordersUntil: 13,
  madeToOrderDays: 5,
  days: {
    dk: { home: 1, 'parcel-shop': 2, express: 1 },
    se: { home: 2, 'parcel-shop': 2, express: 1 },
    no: { home: 3, 'parcel-shop': 3, express: 1 },
    fi: { home: 3, 'parcel-shop': 4, express: 1 },
  },
};
const at = (time: string): number => Date.parse(`${time}Z`);

/** Times are UTC; in Denmark it is one hour later in winter and two in summer. */
describe('an order', () => {
  it.each<[rule: string, now: string, MarketAlias, DeliveryKind, sentOn: string, arrivesOn: string]>([
    ['before the cut-off', '2026-03-02T11:59', 'dk', 'home', '2026-03-02', '2026-03-03'],
    ['at the cut-off', '2026-03-02T12:00', 'dk', 'home', '2026-03-03', '2026-03-04'],
    ['to a parcel shop', '2026-03-02T10:00', 'dk', 'parcel-shop', '2026-03-02', '2026-03-04'],
    ['to Finland', '2026-03-02T10:00', 'fi', 'parcel-shop', '2026-03-02', '2026-03-06'],
    ['by express', '2026-03-02T10:00', 'fi', 'express', '2026-03-02', '2026-03-03'],
    ['before the cut-off of a Friday', '2026-03-06T11:00', 'dk', 'home', '2026-03-06', '2026-03-09'],
    ['after the cut-off of a Friday', '2026-03-06T18:00', 'dk', 'home', '2026-03-09', '2026-03-10'],
    ['of a weekend', '2026-03-08T22:59', 'dk', 'home', '2026-03-09', '2026-03-10'],
    ['of the first hour of a Danish Tuesday', '2026-03-02T23:30', 'dk', 'home', '2026-03-03', '2026-03-04'],
    ['before the cut-off in the last winter time', '2026-03-27T11:59', 'dk', 'home', '2026-03-27', '2026-03-30'],
    ['at the cut-off in the first summer time', '2026-03-30T11:00', 'dk', 'home', '2026-03-31', '2026-04-01'],
    ['at the cut-off in the last summer time', '2026-10-23T11:00', 'dk', 'home', '2026-10-26', '2026-10-27'],
    ['before the cut-off in the first winter time', '2026-10-26T11:59', 'dk', 'home', '2026-10-26', '2026-10-27'],
    ['before Easter', '2026-04-01T10:00', 'dk', 'home', '2026-04-01', '2026-04-07'],
    ['before Easter, whose Thursday only Denmark has', '2026-04-01T10:00', 'se', 'home', '2026-04-01', '2026-04-08'],
    ['before an early Easter', '2027-03-24T10:00', 'dk', 'home', '2027-03-24', '2027-03-30'],
    ['before Ascension Day', '2026-05-13T10:00', 'no', 'express', '2026-05-13', '2026-05-15'],
    ['before Whit Monday', '2026-05-22T10:00', 'dk', 'home', '2026-05-22', '2026-05-26'],
    ['before 1 May, where Denmark works', '2026-04-30T10:00', 'dk', 'home', '2026-04-30', '2026-05-01'],
    ['before 1 May', '2026-04-30T10:00', 'no', 'express', '2026-04-30', '2026-05-04'],
    ['before 17 May', '2027-05-14T13:00', 'no', 'express', '2027-05-18', '2027-05-19'],
    ['before 17 May of another year', '2028-05-16T10:00', 'no', 'express', '2028-05-16', '2028-05-18'],
    ['before the Constitution Day of Denmark', '2026-06-04T10:00', 'dk', 'home', '2026-06-04', '2026-06-08'],
    ['on the Constitution Day of Denmark', '2026-06-05T10:00', 'no', 'express', '2026-06-08', '2026-06-09'],
    ['before the National Day of Sweden', '2028-06-02T10:00', 'se', 'express', '2028-06-02', '2028-06-07'],
    ['before Midsummer', '2026-06-18T10:00', 'se', 'express', '2026-06-18', '2026-06-22'],
    ['before Midsummer', '2026-06-18T10:00', 'fi', 'express', '2026-06-18', '2026-06-22'],
    ['before Midsummer, which Denmark does not have', '2026-06-18T10:00', 'dk', 'home', '2026-06-18', '2026-06-19'],
    ['before the Independence Day of Finland', '2027-12-03T10:00', 'fi', 'express', '2027-12-03', '2027-12-07'],
    ['before Christmas', '2026-12-23T10:00', 'dk', 'home', '2026-12-23', '2026-12-28'],
    ['before New Year’s Eve', '2026-12-30T13:00', 'no', 'home', '2027-01-04', '2027-01-07'],
    ['before Epiphany', '2027-01-05T10:00', 'fi', 'express', '2027-01-05', '2027-01-07'],
  ])('%s, %s to %s by %s, leaves on %s and arrives on %s', (_rule, now, market, kind, sentOn, arrivesOn) => {
    const planned = planDelivery(at(now), { market, kind, isInStock: true }, terms);
    expect(planned).toMatchObject({ sentOn, arrivesOn });
    // The same holds until the last moment before the next cut-off, and no longer.
    const { orderBefore = 0 } = planned ?? {};
    const planAt = (time: number) => planDelivery(time, { market, kind, isInStock: true }, terms)?.sentOn;
    expect(planAt(orderBefore - 1)).toBe(sentOn);
    expect(planAt(orderBefore)).not.toBe(sentOn);
  });

  it('of which something is made first leaves some business days later', () => {
    const planned = planDelivery(at('2026-03-02T10:00'), { market: 'dk', kind: 'home', isInStock: false }, terms);
    expect(planned).toMatchObject({ sentOn: '2026-03-09', arrivesOn: '2026-03-10' });
  });

  it('has no day in a market without terms', () => {
    const delivery = { market: 'se', kind: 'home', isInStock: true } as const;
    expect(planDelivery(at('2026-03-02T10:00'), delivery, { ...terms, days: {} })).toBeUndefined();
  });
});
