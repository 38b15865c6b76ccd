import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutStep } from '../../core/checkout-steps.ts';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { InShop, storeDraft } from '../../testing/in-shop.tsx';
import { Checkout } from '../../testing/render-checkout.tsx';

beforeEach(() => window.sessionStorage.clear());

/** An address bar: its entries, and where in them the shopper is. */
interface Tab {
  readonly entries: CheckoutStep[];
  back: () => void;
}

function open(step: CheckoutStep, values?: Partial<CheckoutValues>): Tab {
  if (values) storeDraft(values);
  const tab: Tab = { entries: [step], back: () => undefined };
  const Host = (): ReactNode => {
    const [shown, show] = useState(step);
    tab.back = () => {
      tab.entries.pop();
      show(tab.entries.at(-1) ?? 'details');
    };
    return (
      <Checkout
        step={shown}
        onStep={(next, { replace }) => {
          if (replace) tab.entries.pop();
          tab.entries.push(next);
          show(next);
        }}
      />
    );
  };
  render(<Host />, { wrapper: InShop });
  return tab;
}

const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));

describe('the steps of the form', () => {
  it('are added to the address one by one as the shopper works on, and Back walks them without losing anything [CHK-18, PAIN-09]', async () => {
    const tab = open('details', { paymentId: '' });
    const delivery = await screen.findByRole('radio', { name: /Parcel shop/ });
    act(() => screen.getByRole('textbox', { name: 'City' }).focus());
    expect(tab.entries).toEqual(['details']);
    act(() => delivery.focus());
    const card = await screen.findByRole('radio', { name: 'Card' });
    act(() => card.focus());
    expect(tab.entries).toEqual(['details', 'delivery', 'payment']);
    expect(steps().getByRole('link', { current: 'step' })).toHaveTextContent('Payment');
    act(() => tab.back());
    expect(heading('Delivery')).toHaveFocus();
    act(() => tab.back());
    expect(heading('Your details')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('karen@example.com');
    expect(tab.entries).toEqual(['details']);
  });

  it('do not come before what is missing: the last fields of the page leave the address alone [CHK-18]', async () => {
    const tab = open('details', { email: '' });
    await screen.findByRole('radio', { name: /Home delivery/ });
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    expect(tab.entries).toEqual(['details']);
  });

  it('that are requested too early lead to the first error, without another history entry [CHK-18, PAIN-09]', () => {
    const tab = open('payment');
    expect(tab.entries).toEqual(['details']);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('are found again after a reload [CHK-18, PAIN-09]', async () => {
    const tab = open('payment', {});
    expect(tab.entries).toEqual(['payment']);
    expect(heading('Payment')).toHaveFocus();
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
  });

  it('are links, which lead as far as the form is filled in', async () => {
    const tab = open('details', { city: '' });
    await screen.findByRole('radio', { name: /Home delivery/ });
    await userEvent.click(steps().getByRole('link', { name: 'Payment' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    expect(tab.entries).toEqual(['details']);
    fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Odense' } });
    await userEvent.click(steps().getByRole('link', { name: 'Payment' }));
    expect(tab.entries).toEqual(['details', 'payment']);
    expect(heading('Payment')).toHaveFocus();
  });
});
