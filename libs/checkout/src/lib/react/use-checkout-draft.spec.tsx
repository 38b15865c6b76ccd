import { renderHook } from '@testing-library/react';
import { parseDraft } from '../core/checkout-draft.ts';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { DRAFT_KEY, useCheckoutDraft } from './use-checkout-draft.ts';

const storedDraft = () => parseDraft(window.sessionStorage.getItem(DRAFT_KEY) ?? undefined, 'cart-1');

function openForm() {
  return renderHook((values) => useCheckoutDraft('cart-1', values, () => undefined), {
    initialProps: makeCheckoutValues(),
  });
}

afterEach(() => window.sessionStorage.clear());

describe('the stored draft', () => {
  it('is left for payment, also when a response changes the form meanwhile [CHK-11, CHK-18]', () => {
    const form = openForm();
    form.result.current.leaveForPayment();
    form.rerender(makeCheckoutValues({ city: 'Odense' }));
    form.unmount();
    expect(storedDraft()).toMatchObject({ leftForPayment: true, values: { city: 'Odense' } });
    expect(openForm().result.current.attempt()).toBe(1);
  });

  it('is not, once the shopper is back without having left the page [CHK-11]', () => {
    const form = openForm();
    form.result.current.leaveForPayment();
    form.result.current.returnFromPayment();
    form.rerender(makeCheckoutValues({ city: 'Odense' }));
    form.unmount();
    expect(storedDraft()).toMatchObject({ leftForPayment: false, attempt: 1 });
  });
});
