import type { UnknownAction } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import type { Confirmation } from '../../core/confirmation.ts';
import { makeConfirmation } from '../../testing/make-checkout.ts';
import { InShop, storeDraft } from '../../testing/in-shop.tsx';
import { DRAFT_KEY } from '../use-checkout-draft.ts';
import { PaymentFailedPage } from '../payment-failed-page/PaymentFailedPage.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function show(more: Partial<Confirmation> = {}, hours = 24) {
  const actions: UnknownAction[] = [];
  const { unmount } = render(
    <InShop actions={actions}>
      <ConfirmationPage confirmation={makeConfirmation(more)} cartId="c1" confirmationHours={hours} />
    </InShop>,
  );
  const purchases = () => actions.filter(({ type }) => type === 'checkout/event/purchaseCompleted');
  return { purchases, unmount };
}

describe('ConfirmationPage', () => {
  it('shows order number, lines, sums, address and when the mail comes, as the shop is configured [CHK-13, APP-13]', () => {
    show({ arrivesOn: 'tors. 3. dec.' }, 36);
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Karen' })).toBeVisible();
    expect(screen.getByText('Order number 1001')).toBeVisible();
    expect(screen.getByText('Delivery tors. 3. dec.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Solveig hvid lædersneaker' })).toHaveAttribute(
      'href',
      '/p/solveig-hvid-laedersneaker',
    );
    expect(screen.getByText('Size 38, 2 pcs')).toBeVisible();
    expect(screen.getByText('Nørrebrogade 1')).toBeVisible();
    expect(screen.getByText(/within 36 hours on weekdays/)).toBeVisible();
  });

  it('shows a gift as free, as the cart does', () => {
    const lines = makeConfirmation({}).lines.map((line) => ({ ...line, selling: 0, totalFormatted: '0 kr.' }));
    show({ lines });
    expect(within(screen.getByRole('listitem')).getByText('Free')).toBeVisible();
    expect(screen.queryByText('0 kr.')).toBeNull();
  });

  it('[SHOP-2] shows what the goods cost with their VAT, then how they were paid', () => {
    show({
      balance: { pending: 109800, formatted: '1.098 kr.' },
      total: { incVat: 10000, exVat: -13960, vat: 23960, formatted: '100 kr.' },
    });
    const sums = [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(sums.slice(2)).toEqual([
      'Total1.198 kr.',
      'Of which VAT239,60 kr.',
      'Gift card or balance−1.098 kr.',
      'Paid in another way100 kr.',
    ]);
  });

  it('reports a purchase once, however often its page is loaded [CHK-13, PAIN-19] (money-tracking-021)', () => {
    const first = show();
    expect(first.purchases()).toHaveLength(1);
    first.unmount();
    const again = show();
    expect(again.purchases()).toHaveLength(0);
    again.unmount();
    expect(show({ orderId: '1002' }).purchases()).toHaveLength(1);
  });

  it('names the email that this browser still knows', async () => {
    storeDraft({}, 'c1');
    const { purchases } = show();
    expect(await screen.findByText(/to karen@example.com within 24 hours/)).toBeVisible();
    expect(purchases()[0]).toMatchObject({ payload: { cartId: 'c1', email: 'karen@example.com' } });
    // The form has become an order: nothing of it stays in the browser.
    expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });
});

describe('PaymentFailedPage', () => {
  it.each([
    ['Error', /not completed/, ['Back to checkout', 'Review your cart']],
    ['OutOfStock', /sold out/, ['Review your cart']],
    ['BlockedCustomer', /did not approve/, ['Back to checkout', 'Review your cart']],
  ] as const)(
    'after %s shows the cause and that cart and form are unchanged [CHK-11, CHK-12, PAIN-18]',
    (failure, cause, links) => {
      render(<PaymentFailedPage failure={failure} />, { wrapper: InShop });
      expect(screen.getByText(cause)).toHaveTextContent('Your cart and everything you have typed are still here.');
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    },
  );
});
