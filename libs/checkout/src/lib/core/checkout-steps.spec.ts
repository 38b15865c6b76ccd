import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { parseStep, reachStep } from './checkout-steps.ts';

const context = { market: 'dk', today: { year: 2026, month: 6, day: 1 }, paymentType: 'Card' } as const;

describe('the steps of the checkout', () => {
  it.each([
    ['payment', 'payment'],
    ['delivery', 'delivery'],
    ['details', 'details'],
    ['PAYMENT', 'details'],
    ['__proto__', 'details'],
    ['', 'details'],
    [null, 'details'],
  ])('are read from the address: %j is %s', (text, step) => {
    expect(parseStep(text)).toBe(step);
  });

  it.each([
    ['payment', {}, 'payment', null],
    ['payment', { paymentId: '', terms: false }, 'payment', null],
    ['payment', { shippingId: '' }, 'delivery', 'shippingId'],
    ['payment', { shippingId: '', email: 'karen@' }, 'details', 'email'],
    ['payment', { customerType: 'ORGANIZATION' as const }, 'details', 'company'],
    ['payment', { hasDeliveryAddress: true }, 'details', 'delivery.firstName'],
    ['delivery', { shippingId: '' }, 'delivery', null],
    ['delivery', { zip: '22' }, 'details', 'zip'],
    ['details', { email: '' }, 'details', null],
  ] as const)('lead from %s with %j to %s, where %s is missing [CHK-18, PAIN-09]', (requested, more, step, missing) => {
    expect(reachStep(requested, makeCheckoutValues(more), context)).toEqual({ step, missing });
  });
});
