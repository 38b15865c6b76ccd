import { marketCurrency } from '@lyng/model';
import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { levelOf } from './levels.ts';
import { pointsAccount } from './points-account.ts';
import { pointsLog } from './points-log.ts';
import type { Purchase } from './points-log.ts';
import { pointsRules } from './points-rules.ts';
import { nextPayoutAfter } from './quarters.ts';

const DAY = 86_400_000;
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

type Return = Purchase['returns'][number];
const bought = (at: string, amount: number, ...returns: readonly Return[]): Purchase => ({
  id: at,
  at: day(at),
  currency: 'DKK',
  amount,
  returns,
});
const back = (at: string, amount: number): Return => ({ at: day(at), amount });

/** The remaining points and the payouts on a day. */
const asOf = (text: string, ...purchases: readonly Purchase[]) => {
  const { available, log } = pointsAccount(purchases, day(text));
  return { available, paid: log.flatMap((one) => (one.kind === 'paid' ? [one.bonuses] : [])) };
};

it.each([
  ['the day before the 30th after it', '2026-01-30', 0],
  ['30 days after it', '2026-01-31', 999],
])('the points of a purchase count %s: %s [LOY-08]', (_when, date, available) => {
  expect(asOf(date, bought('2026-01-01', 999_99)).available).toBe(available);
});

it.each([
  ['2026-01-01', '2026-04-01'],
  ['2026-03-31', '2026-04-01'],
  ['2026-04-01', '2026-07-01'],
  ['2026-08-15', '2026-10-01'],
  ['2026-12-31', '2027-01-01'],
])('the first payout after %s is %s [LOY-08]', (after, payout) => {
  expect(nextPayoutAfter(day(after))).toBe(day(payout));
});

const returned = (...returns: readonly Return[]) => bought('2026-01-01', 2600_00, ...returns);

it.each<[string, string, readonly Purchase[], available: number, paid: readonly number[]]>([
  ['two full thousands are paid, the rest is carried on', '2026-04-01', [returned()], 600, [2]],
  ['nothing is paid in between', '2026-03-31', [returned()], 2600, []],
  ['nothing is paid below a thousand', '2026-07-02', [bought('2026-01-01', 999_00)], 999, []],
  ['a credit on the day of the payout counts', '2026-04-01', [bought('2026-03-02', 1000_00)], 0, [1]],
  ['a credit a day later waits for the next payout', '2026-07-01', [bought('2026-03-03', 1000_00)], 0, [1]],
  ['a return before the credit reduces it', '2026-04-01', [returned(back('2026-01-10', 1700_00))], 900, []],
  ['a return after the payout is a debt', '2026-05-01', [returned(back('2026-04-20', 2600_00))], -2000, [2]],
  [
    'a debt is settled by later purchases',
    '2026-10-01',
    [returned(back('2026-04-20', 2600_00)), bought('2026-06-01', 3500_00)],
    500,
    [2, 1],
  ],
  [
    'more than was bought cannot come back',
    '2026-03-01',
    [bought('2026-01-01', 500_00, back('2026-02-20', 400_00), back('2026-02-21', 400_00))],
    0,
    [],
  ],
])('%s [LOY-08]', (_rule, date, purchases, available, paid) => {
  expect(asOf(date, ...purchases)).toEqual({ available, paid });
});

it('a thousand points are 25 kr., and 2.5 percent in each currency [LOY-08]', () => {
  expect(pointsRules.DKK.bonus).toBe(25_00);
  for (const currency of Object.values(marketCurrency)) {
    const { bonus, valuePerPoint } = pointsRules[currency];
    expect(bonus / (valuePerPoint * 1000)).toBe(0.025);
  }
});

it('a member sees what waits, what is paid next, and what is missing to one bonus more [LOY-08]', () => {
  const account = pointsAccount([bought('2026-01-01', 700_00), bought('2026-02-20', 550_00)], day('2026-03-01'));
  expect(account).toMatchObject({
    available: 700,
    pending: [{ purchaseId: '2026-02-20', points: 550, at: day('2026-03-22') }],
    nextPayout: { at: day('2026-04-01'), bonuses: 1, missing: 750 },
  });
});

it.each([
  [-50, { level: 'bronze', points: 0, next: { level: 'silver', at: 3000, missing: 3000 } }],
  [2999, { level: 'bronze', points: 2999, next: { level: 'silver', at: 3000, missing: 1 } }],
  [3000, { level: 'silver', points: 3000, next: { level: 'gold', at: 10_000, missing: 7000 } }],
  [10_000, { level: 'gold', points: 10_000, next: null }],
])('%i points in twelve months give the level %j [LOY-10]', (points, progress) => {
  expect(levelOf(points)).toEqual(progress);
});

it('a level counts the points of twelve months, whether they were paid out or not [LOY-10]', () => {
  const level = (date: string) => pointsAccount([bought('2026-01-01', 4000_00)], day(date)).level;
  expect([level('2026-01-30'), level('2026-05-01'), level('2027-01-31')]).toEqual(['bronze', 'silver', 'bronze']);
});

describe('any history of purchases and returns', () => {
  const START = day('2025-11-01');
  const DAYS = 300;
  const days = Array.from({ length: DAYS }, (_none, nth) => START + nth * DAY);
  const payoutDays = new Set(days.filter((at) => /-(01|04|07|10)-01T/.test(new Date(at).toISOString())));
  const histories = fc.array(
    fc
      .record({
        on: fc.integer({ min: 0, max: DAYS - 1 }),
        amount: fc.integer({ min: 0, max: 3000_00 }),
        currency: fc.constantFrom('DKK' as const, 'EUR' as const),
        returns: fc.array(
          fc.record({ after: fc.integer({ min: 0, max: 120 }), amount: fc.integer({ min: 1, max: 2000_00 }) }),
          { maxLength: 3 },
        ),
      })
      .map(({ on, amount, currency, returns }): Omit<Purchase, 'id'> => ({
        at: START + on * DAY,
        amount,
        currency,
        returns: returns.map(({ after, amount: returned }) => ({ at: START + (on + after) * DAY, amount: returned })),
      })),
    { maxLength: 5 },
  );
  const withIds = histories.map((all) => all.map((one, nth): Purchase => ({ ...one, id: String(nth) })));

  /** The same rules day by day, without the engine: the points of each purchase today, less what it gave before. */
  const simulate = (purchases: readonly Purchase[]) => {
    const credited = purchases.map(() => 0);
    let balance = 0;
    let bonuses = 0;
    for (const today of days) {
      purchases.forEach(({ at, amount, currency, returns }, nth) => {
        if (at + 30 * DAY > today) return;
        let left = amount;
        for (const one of returns) if (one.at <= today) left -= one.amount;
        const worth = left <= 0 ? 0 : currency === 'EUR' ? (left - (left % 10)) / 10 : (left - (left % 100)) / 100;
        balance += worth - (credited[nth] ?? 0);
        credited[nth] = worth;
      });
      while (payoutDays.has(today) && balance >= 1000) {
        balance -= 1000;
        bonuses += 1;
      }
    }
    return { balance, bonuses };
  };

  it('ends with the points and bonuses of a simulation day by day [LOY-08]', () => {
    fc.assert(
      fc.property(withIds, (purchases) => {
        const { available, log } = pointsAccount(purchases, START + (DAYS - 1) * DAY);
        const bonuses = log.reduce((sum, one) => sum + (one.kind === 'paid' ? one.bonuses : 0), 0);
        expect({ balance: available, bonuses }).toEqual(simulate(purchases));
      }),
      { numRuns: fuzzRuns(10_000) },
    );
  });

  it('has a past that later purchases and returns do not change [LOY-08]', () => {
    fc.assert(
      fc.property(withIds, fc.integer({ min: 0, max: DAYS }), (purchases, nth) => {
        const now = START + nth * DAY;
        const known = purchases
          .filter(({ at }) => at <= now)
          .map((one) => ({ ...one, returns: one.returns.filter(({ at }) => at <= now) }));
        const before = pointsLog(known, now);
        expect(pointsLog(purchases, START + DAYS * DAY).slice(0, before.length)).toEqual(before);
      }),
      { numRuns: fuzzRuns(1000) },
    );
  });
});
