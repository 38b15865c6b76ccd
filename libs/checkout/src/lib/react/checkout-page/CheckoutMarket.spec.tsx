import type { MarketAlias } from '@lyng/model';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createCheckoutServer } from '../../testing/checkout-server.ts';
import type { CheckoutServer } from '../../testing/checkout-server.ts';
import { makeCheckoutCart } from '../../testing/make-checkout.ts';
import { InShop, storeDraft } from '../../testing/in-shop.tsx';
import { Checkout } from '../../testing/render-checkout.tsx';

const cart = makeCheckoutCart();
const markets = [
  { alias: 'dk', currency: 'DKK' },
  { alias: 'se', currency: 'SEK' },
] as const;

interface Shop {
  readonly server: CheckoutServer;
  readonly chosen: MarketAlias[];
  /** The cart has come with the prices of the market. */
  priced: () => void;
}

/**
 * A Danish shop that also sends to Sweden, with everything filled in; the test decides when another market's prices
 * arrive.
 */
function open(): Shop {
  storeDraft();
  const shop: Shop = { server: createCheckoutServer(), chosen: [], priced: () => undefined };
  const Host = (): ReactNode => {
    const [market, setMarket] = useState<MarketAlias>('dk');
    const [isLoading, setLoading] = useState(false);
    shop.priced = () => setLoading(false);
    return (
      <Checkout
        cart={isLoading ? makeCheckoutCart({ lines: [], summary: null }) : cart}
        cartStatus={isLoading ? 'loading' : 'ready'}
        market={market}
        markets={markets}
        onMarket={(next) => {
          shop.chosen.push(next);
          setMarket(next);
          setLoading(true);
        }}
      />
    );
  };
  render(
    <InShop server={shop.server}>
      <Host />
    </InShop>,
  );
  return shop;
}

const country = () => screen.getByRole('combobox', { name: 'Country' });
const choose = (name: string) => userEvent.selectOptions(country(), name);
const changeCountry = async () => {
  await choose('Sweden (SEK)');
  await userEvent.click(screen.getByRole('button', { name: 'Change country' }));
};
const write = (name: string, text: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const total = () => screen.getByRole('button', { name: /Go to payment/ });

describe('the country that is bought in', () => {
  it('is another one only after the shopper has read what changes and agreed [CHK-16, PAIN-12]', async () => {
    const shop = open();
    await choose('Sweden (SEK)');
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('All prices are recalculated in SEK.');
    expect(shop.chosen).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Do not change' }));
    expect(country()).toHaveValue('dk');
    expect(country()).toHaveFocus();
    await changeCountry();
    expect(shop.chosen).toEqual(['se']);
    expect(country()).toHaveValue('se');
  });

  it('keeps everything typed, and reads the numbers as the new country writes them [CHK-16, CHK-09]', async () => {
    const { server } = open();
    await screen.findByRole('radio', { name: /Home delivery/ });
    fireEvent.blur(screen.getByRole('textbox', { name: 'Postal code' }));
    await changeCountry();
    const zip = screen.getByRole('textbox', { name: 'Postal code' });
    expect(zip).toHaveValue('2200');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Nørrebrogade 1');
    expect(await screen.findByText('Enter a valid postal code.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Home delivery/ })).toBeNull();
    fireEvent.change(zip, { target: { value: '114 18' } });
    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeVisible();
    expect(server.requests.at(-1)?.variables).toMatchObject({
      checkoutMarketId: 'se',
      checkout: { billingAddress: { zip: '11418', country: 'SE' } },
    });
  });

  it('requires the personal number of the country itself for credit [CHK-16, CHK-09]', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Invoice' }));
    expect(await screen.findByRole('textbox', { name: 'Danish CPR number' })).toBeVisible();
    await changeCountry();
    write('Mobile number', '070 123 45 67');
    write('Postal code', '11418');
    expect(await screen.findByRole('textbox', { name: 'Swedish personal identity number' })).toBeVisible();
  });

  it('shows no sum of the old country as if it were of the new one [CHK-16, PAIN-02, PAIN-12]', async () => {
    const shop = open();
    expect(total()).toHaveTextContent('1198');
    await changeCountry();
    expect(total()).not.toHaveTextContent('1198');
    act(() => shop.priced());
    await waitFor(() => expect(total()).toHaveTextContent('1198'));
  });
});
