import { ok } from '@lyng/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCheckoutServer, respondTo } from '../../testing/checkout-server.ts';
import { storeDraft } from '../../testing/in-shop.tsx';
import { renderCheckout } from '../../testing/render-checkout.tsx';

beforeEach(() => window.sessionStorage.clear());

/** Fills fields in and leaves them. All are found first: to search by role again after each change is slow. */
const write = (texts: Readonly<Record<string, string>>) => {
  const fields = Object.entries(texts).map(([name, text]) => ({ field: screen.getByRole('textbox', { name }), text }));
  for (const { field, text } of fields) {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  }
};

const fillIn = async () => {
  write({
    Email: 'karen@example.com',
    'Mobile number': '20 12 34 56',
    'First name': 'Karen',
    'Last name': 'Jensen',
    Address: 'Nørrebrogade 1',
    City: 'København N',
    'Postal code': '2200',
  });
  await screen.findByRole('radio', { name: /Home delivery/ });
};

const fillInAll = async () => {
  await fillIn();
  await userEvent.click(await screen.findByRole('radio', { name: 'Card' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept the/ }));
};

const buy = () => userEvent.click(screen.getByRole('button', { name: /Go to payment|Complete purchase/ }));

/** A checkout in which everything is filled in already. */
const openFilledIn = async (server = createCheckoutServer()) => {
  storeDraft();
  const checkout = renderCheckout({}, server);
  await screen.findByRole('radio', { name: 'Card', checked: true });
  return checkout;
};

describe('the form', () => {
  it('names every field that must be filled in, leads to each, and sends nothing [CHK-01, CHK-03]', async () => {
    const { server } = renderCheckout();
    await buy();
    const summary = await screen.findByRole('group', { name: 'Check these fields to go on' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Email: You must fill in this field.',
      'Mobile number: You must fill in this field.',
      'First name: You must fill in this field.',
      'Last name: You must fill in this field.',
      'Address: You must fill in this field.',
      'Postal code: You must fill in this field.',
      'City: You must fill in this field.',
      'Delivery: Choose how you want your order delivered.',
      'Payment: Choose how you want to pay.',
      'Terms of purchase: Accept the terms of purchase to go on.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /^Postal code/ }));
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveFocus();
    expect(server.requests).toEqual([]);
  });

  it('counts what a program filled in without an event [BUG-18]', async () => {
    renderCheckout();
    for (const field of screen.getAllByRole('textbox')) Object.assign(field, { value: '2200' });
    await buy();
    const summary = await screen.findByRole('group', { name: 'Check these fields to go on' });
    expect(within(summary).queryByRole('link', { name: /You must fill in/ })).toBeNull();
  });

  it('[SHOP-1] the summary lists only what is still wrong, shows how much is left, and goes with the last error', async () => {
    renderCheckout();
    await buy();
    const summary = await screen.findByRole('group', { name: 'Check these fields to go on' });
    const listed = () => within(summary).queryAllByRole('link').length;
    expect(listed()).toBe(10);
    const email = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'karen@example.com');
    await userEvent.tab();
    await waitFor(() => expect(listed()).toBe(9));
    expect(screen.getByText('9 fields left to correct')).toHaveRole('status');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    await fillInAll();
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    expect(screen.getByText('All fields are correct now')).toHaveRole('status');
    expect(screen.getByRole('checkbox', { name: /I accept the/ })).toHaveFocus();
    write({ Email: 'karen@' });
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Check these fields to go on' })).not.toBeInTheDocument();
  });

  it.each(['Business', 'Invoice'])(
    '[SHOP-1] the summary drops the fields that went with another choice than %s',
    async (choice) => {
      await openFilledIn();
      await userEvent.click(screen.getByRole('radio', { name: choice }));
      await buy();
      const summary = await screen.findByRole('group', { name: 'Check these fields to go on' });
      await userEvent.click(screen.getByRole('radio', { name: choice === 'Business' ? 'Private person' : 'Card' }));
      await waitFor(() => expect(summary).not.toBeInTheDocument());
    },
  );
});

describe('delivery and payment', () => {
  it('offers shipping only after a postal code, and payment only after everything else [CHK-02, CHK-03]', async () => {
    renderCheckout();
    expect(screen.getByText('Enter your postal code to see how we can deliver.')).toBeVisible();
    expect(screen.getByText('Enter your postal code first.')).toBeVisible();
    write({ 'Postal code': '2200' });
    const homeDelivery = await screen.findByRole('radio', { name: /Home delivery/ });
    await waitFor(() => expect(homeDelivery).toBeChecked());
    expect(homeDelivery).toHaveAccessibleName('Home delivery With you tors. 3. dec. Free');
    expect(screen.getByRole('radio', { name: 'Parcel shop Ready to collect tors. 3. dec. 39 kr.' })).not.toBeChecked();
    expect(screen.getByText('Fill in your details and address first.')).toBeVisible();
    await fillIn();
    expect(await screen.findByRole('radio', { name: 'Card' })).not.toBeChecked();
  });

  it('drops an outdated response for a postal code that is no longer in the form [CHK-02] (zip-029)', async () => {
    const { server } = renderCheckout();
    const held: (() => void)[] = [];
    server.intercept = () => new Promise((resolve) => held.push(() => resolve(null)));
    write({ 'Postal code': '2200' });
    await waitFor(() => expect(held).toHaveLength(1));
    write({ 'Postal code': '3900' });
    await waitFor(() => expect(held).toHaveLength(2));
    await act(async () => held[1]?.());
    await act(async () => held[0]?.());
    expect(await screen.findByText(/no delivery to postal code 3900/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Home delivery/ })).not.toBeInTheDocument();
  });

  it('offers pick-up points, sends the choice to the server and notifies the shop that sums may have changed', async () => {
    storeDraft();
    const { requestsOf, actions } = renderCheckout();
    await screen.findByRole('radio', { name: /Home delivery/ });
    await userEvent.click(screen.getByRole('radio', { name: /Parcel shop/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Station.*Havnegade 2.*8–20.*350 m/s }));
    await waitFor(() =>
      expect(requestsOf('createOrUpdateCheckout').at(-1)?.variables['checkout']).toMatchObject({
        shippingId: 2,
        pickupPoint: 'point-2',
      }),
    );
    expect(actions.filter(({ type: name }) => name === 'checkout/event/checkoutUpdated').length).toBeGreaterThan(1);
  });

  it('sends the first choice again when another one is reverted before its response [CHK-02]', async () => {
    const { server, requestsOf } = await openFilledIn();
    const held: (() => void)[] = [];
    server.intercept = () => new Promise((resolve) => held.push(() => resolve(null)));
    await userEvent.click(screen.getByRole('radio', { name: 'Invoice' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    await waitFor(() => expect(held).toHaveLength(2));
    await act(async () => held.forEach((release) => release()));
    expect(requestsOf('createOrUpdateCheckout').at(-1)?.variables['checkout']).toMatchObject({ paymentId: 23 });
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  });
});

describe('buying', () => {
  it('validates the order past every cache, then places it and leaves for payment [CHK-05, CHK-07]', async () => {
    const { server, left, requestsOf } = renderCheckout();
    await fillInAll();
    await buy();
    await waitFor(() => expect(left).toEqual(['https://pay.example/1']));
    const [validation] = requestsOf('validateOrderCreation');
    expect(validation?.fetchPolicy).toBe('no-cache');
    expect(validation?.variables['checkout']).toEqual({
      email: 'karen@example.com',
      billingAddress: {
        firstName: 'Karen',
        lastName: 'Jensen',
        addressLine1: 'Nørrebrogade 1',
        zip: '2200',
        city: 'København N',
      },
    });
    const operations = server.requests.map(({ operation }) => operation);
    expect(operations.indexOf('validateOrderCreation')).toBeLessThan(operations.indexOf('placeOrder'));
    expect(requestsOf('placeOrder')[0]?.variables['checkout']).toMatchObject({
      shippingId: 1,
      paymentId: 23,
      acceptedConsents: ['terms'],
      billingAddress: { mobile: '+4520123456', country: 'DK' },
      checkoutUrls: { redirectUrl: 'http://localhost/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}' },
    });
  });

  it('stops with the text of the validation [CHK-07]', async () => {
    const { server, left, requestsOf } = await openFilledIn();
    const validateOrderCreation = { isValid: false, message: 'Email seems to be invalid', memberType: null };
    server.intercept = respondTo('validateOrderCreation', ok({ validateOrderCreation }));
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent(/email address seems to be invalid/);
    expect([requestsOf('placeOrder'), left]).toEqual([[], []]);
  });

  it('creates one order for a double click, and for Enter and a click [CHK-14, PAIN-17]', async () => {
    const { server, left, requestsOf } = await openFilledIn();
    const button = screen.getByRole('button', { name: /Go to payment/ });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(requestsOf('placeOrder')).toHaveLength(1);
    expect(server.orders.size).toBe(1);
  });

  it('creates one order when the response is lost and the page is reloaded [CHK-14] (cart-007)', async () => {
    const server = createCheckoutServer();
    server.interceptReply = ({ operation }) => (operation === 'placeOrder' ? { kind: 'unreachable' } : null);
    const first = await openFilledIn(server);
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent('you will not be charged twice');
    first.unmount();
    server.interceptReply = () => null;
    const second = renderCheckout({}, server);
    await screen.findByRole('radio', { name: 'Card' });
    await buy();
    await waitFor(() => expect(second.left).toHaveLength(1));
    expect(server.orders.size).toBe(1);
  });

  it('keeps what was typed over a reload and the way back from payment, which is a new attempt [CHK-11, CHK-18, PAIN-09]', async () => {
    const { server, left, unmount } = renderCheckout();
    await fillInAll();
    await buy();
    await waitFor(() => expect(left).toHaveLength(1));
    unmount();
    const again = renderCheckout({}, server);
    expect(await screen.findByDisplayValue('karen@example.com')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Nørrebrogade 1');
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
    await buy();
    await waitFor(() => expect(again.left).toHaveLength(1));
    expect(server.orders.size).toBe(2);
  });
});
