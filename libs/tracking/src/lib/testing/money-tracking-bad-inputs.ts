import type { MinorUnits } from '@lyng/model';

/** One hostile amount, percentage or moment, and what must come of it. Amounts in minor units. */
export interface MoneyTrackingBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  readonly spread?: {
    readonly discount: MinorUnits;
    readonly prices: readonly MinorUnits[];
    readonly shares: readonly MinorUnits[];
  };
  readonly piece?: { readonly regular: MinorUnits; readonly selling: MinorUnits; readonly discount: MinorUnits };
  readonly sales?: { readonly percentages: readonly (number | null)[]; readonly type: string };
  readonly left?: { readonly seen: number; readonly batches: readonly number[] };
  /** The test that proves the rule, where it does not run from this table. */
  readonly provedBy?: string;
  /** What the shop does not have yet, so that nothing proves this part. */
  readonly notBuilt?: string;
}

const pricing = 'commerce-backend pricing';

/** The hostile inputs to money and tracking. */
export const moneyTrackingBadInputs: readonly MoneyTrackingBadInput[] = [
  {
    id: 'money-tracking-001',
    input: '100.00 over 33.33, 33.33 and 33.34',
    expected: 'shares add up to 100.00',
    spread: { discount: 10_000, prices: [3333, 3333, 3334], shares: [3333, 3333, 3334] },
  },
  {
    id: 'money-tracking-002',
    input: '0.01 over three equal lines',
    expected: 'the first has it',
    spread: { discount: 1, prices: [500, 500, 500], shares: [1, 0, 0] },
  },
  {
    id: 'money-tracking-003',
    input: '10 over lines without a price',
    expected: 'no discount, neither NaN nor Infinity',
    spread: { discount: 1000, prices: [0, 0, 0], shares: [0, 0, 0] },
  },
  {
    id: 'money-tracking-005',
    input: 'random amounts over 1000 lines',
    expected: 'exact sum, none negative, the same every time',
    provedBy: '@lyng/model, spread-discount.spec.ts, properties',
  },
  {
    id: 'money-tracking-006',
    input: 'regular 100, selling 120',
    expected: 'no item discount',
    piece: { regular: 10_000, selling: 12_000, discount: 0 },
  },
  {
    id: 'money-tracking-007',
    input: '25.5 % VAT (Finland)',
    expected: 'integers; net and VAT add up',
    provedBy: pricing,
  },
  { id: 'money-tracking-008', input: '0.1 + 0.2', expected: '30 cents', provedBy: pricing },
  { id: 'money-tracking-009', input: '0 %', expected: '0-5%', sales: { percentages: [0], type: '0-5%' } },
  {
    id: 'money-tracking-011',
    input: '5.5 %',
    expected: 'invalid: a fraction is not rounded into a bucket',
    sales: { percentages: [5.5], type: 'Invalid discount percentage' },
  },
  { id: 'money-tracking-013', input: '80 %', expected: '71-80%', sales: { percentages: [80], type: '71-80%' } },
  { id: 'money-tracking-014', input: '81 %', expected: '81-100%', sales: { percentages: [81], type: '81-100%' } },
  {
    id: 'money-tracking-016',
    input: '101, -1, NaN, null',
    expected: 'invalid',
    sales: { percentages: [101, -1, Number.NaN, null], type: 'Invalid discount percentage' },
  },
  {
    id: 'money-tracking-021',
    input: 'the confirmation page is loaded again',
    expected: 'one purchase per order id',
    provedBy: '@lyng/checkout, ConfirmationPage.spec.tsx: reports a purchase once',
    notBuilt: 'the purchase event that goes to the tag manager',
  },
  {
    id: 'money-tracking-022',
    input: 'consent to marketing refused',
    expected: 'no request to the tag manager with personal data, no hash in the data layer',
    provedBy: 'consent.spec.ts: consentPort follows the choice',
    notBuilt: 'the tag manager; until it is, nothing is sent to anyone',
  },
  {
    id: 'money-tracking-023',
    input: 'three impressions, then the tab is closed',
    expected: 'the three are reported when the page is hidden',
    left: { seen: 3, batches: [3] },
    notBuilt: 'the `pagehide` listener that empties the buffer, and the sending',
  },
  {
    id: 'money-tracking-024',
    input: 'price 499, 399 (31 days ago), 449, now 399',
    expected: 'compared with the lowest of the 30 days before the reduction',
    provedBy: pricing,
  },
  {
    id: 'money-tracking-025',
    input: 'a price lowered twice in a row',
    expected: 'one rule for every market',
    provedBy: pricing,
  },
];
