import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, ok } from '@lyng/model';
import { expect, fn, waitFor } from 'storybook/test';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { createCheckoutServer } from '../../testing/checkout-server.ts';
import type { CheckoutServer, ProviderForm } from '../../testing/checkout-server.ts';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { makeCheckoutCart, makeCheckoutValues, makePaidCheckoutCart } from '../../testing/make-checkout.ts';
import { makePostedCheckout } from '../../testing/make-posted-checkout.ts';
import { avardaPage, avardaPayload, klarnaPage } from '../../testing/provider-pages.ts';
import { DRAFT_KEY } from '../use-checkout-draft.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const cart = makeCheckoutCart();

/** Puts a form into the tab as if the shopper had typed it, and a server behind it. */
const providers =
  (values: CheckoutValues | null, intercept?: CheckoutServer['intercept'], forms: readonly ProviderForm[] = []) =>
  (Story: () => React.JSX.Element): React.JSX.Element => {
    window.sessionStorage.removeItem(DRAFT_KEY);
    if (values)
      window.sessionStorage.setItem(
        DRAFT_KEY,
        JSON.stringify({ cartId: cart.id, values, attempt: 0, leftForPayment: false }),
      );
    const server = createCheckoutServer(forms);
    if (intercept) server.intercept = intercept;
    return (
      <CheckoutProviders server={server}>
        <Story />
      </CheckoutProviders>
    );
  };

const meta = {
  title: 'checkout/CheckoutPage',
  component: CheckoutPage,
  args: {
    cart,
    customerType: 'PERSON',
    onCustomerType: fn(),
    termsHref: '/terms',
    minimumOrder: { value: 5000, currency: 'DKK' },
    paymentMarks: ['Visa', 'Mastercard'],
    leave: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = (root: HTMLElement): HTMLButtonElement | null => root.querySelector('button[type=submit]');

export const Untouched: Story = { decorators: [providers(null)] };

export const FilledIn: Story = {
  tags: ['pixels'],
  decorators: [providers(makeCheckoutValues())],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('karen@example.com')).toBeVisible();
    await expect((await canvas.findAllByRole('radio', { checked: true })).length).toBeGreaterThan(0);
  },
};

export const OfLastPurchase: Story = {
  args: {
    known: { ...makeCheckoutValues({ message: '', newsletter: false, terms: false }), remember: true },
    onRemoveRemembered: fn(),
  },
  decorators: [providers(null)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ikke dig? Fjern oplysningerne' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ret oplysningerne' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Husk mine oplysninger på denne enhed' })).toBeChecked();
  },
};

const home = {
  firstName: 'Karen',
  lastName: 'Holm',
  careOf: '',
  addressLine1: 'Nørregade 1',
  addressLine2: '',
  zip: '2100',
  city: 'København Ø',
  entryCode: '',
  mobile: '+4520123456',
};

/** An account with more than one address. */
export const SavedAddresses: Story = {
  args: {
    known: {
      email: 'karen@example.com',
      ...home,
      addresses: [home, { ...home, firstName: 'Inger', addressLine1: 'Havnegade 12', zip: '8000', city: 'Aarhus C' }],
    },
  },
  decorators: [providers(null)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Inger Holm/ }));
    await expect(await canvas.findByDisplayValue('Havnegade 12')).toBeVisible();
  },
};

export const Mistakes: Story = {
  decorators: [
    providers(
      makeCheckoutValues({ email: 'karen@', zip: '22', firstName: '', shippingId: '', paymentId: '', terms: false }),
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByDisplayValue('karen@');
    const button = submit(canvasElement);
    if (button) await userEvent.click(button);
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(4);
  },
};

export const BusinessCustomer: Story = {
  args: { customerType: 'ORGANIZATION' },
  decorators: [
    providers(
      makeCheckoutValues({
        customerType: 'ORGANIZATION',
        company: 'Havnens Tegnestue ApS',
        organisationId: '13585628',
      }),
    ),
  ],
};

export const SeparateDeliveryAddress: Story = {
  decorators: [providers(makeCheckoutValues({ hasDeliveryAddress: true, shippingId: '2', pickupPoint: 'point-2' }))],
};

export const NoDelivery: Story = {
  decorators: [providers(makeCheckoutValues({ zip: '3900', shippingId: '', paymentId: '' }))],
};

export const OptionsOutOfReach: Story = {
  decorators: [providers(makeCheckoutValues(), () => fail({ kind: 'unreachable' }))],
};

export const PaysLater: Story = { decorators: [providers(makeCheckoutValues({ paymentId: '18' }))] };

/** Gift card and balance pay all of it. */
export const NothingToPay: Story = {
  args: { cart: makePaidCheckoutCart() },
  decorators: [providers(makeCheckoutValues({ paymentId: '' }))],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('radio', { checked: true });
    await expect(canvasElement.querySelector('input[name="paymentId"]')).toBeNull();
  },
};

/** The customer's status stops the purchase. */
export const Stopped: Story = {
  decorators: [
    providers(makeCheckoutValues({ paymentId: '23' }), ({ operation }) =>
      operation === 'validateOrderCreation'
        ? ok({ validateOrderCreation: { isValid: false, message: 'Customer is blacklisted', memberType: null } })
        : null,
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('radio', { checked: true });
    await canvas.findByDisplayValue('karen@example.com');
    const button = submit(canvasElement);
    if (button) await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The goods are below the minimum order value. */
export const BelowMinimum: Story = {
  args: { minimumOrder: { value: 500_000, currency: 'DKK' } },
  decorators: [providers(makeCheckoutValues())],
};

/** The price is another one than was shown when the button was pressed. */
export const PriceChanged: Story = {
  decorators: [
    providers(makeCheckoutValues(), ({ operation }) =>
      operation === 'placeOrder' ? fail({ kind: 'rejected', code: 'PriceChanged', message: '' }) : null,
    ),
  ],
  play: Stopped.play,
};

/** An open checkout while the shop does not respond. */
export const OutOfReach: Story = { args: { cartStatus: 'unreachable' }, decorators: [providers(makeCheckoutValues())] };

export const CartLoading: Story = {
  args: { cart: makeCheckoutCart({ lines: [], summary: null }), cartStatus: 'loading' },
  decorators: [providers(null)],
};

export const CartOutOfReach: Story = {
  args: { cart: makeCheckoutCart({ lines: [], summary: null }), cartStatus: 'unreachable' },
  decorators: [providers(null)],
};

/** Klarna's form in the place of the button. */
export const Klarna: Story = {
  decorators: [
    providers(makeCheckoutValues({ paymentId: '30' }), undefined, [{ type: 'KLARNA', snippet: klarnaPage }]),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Betal hos Klarna' })).toBeEnabled();
    await expect(submit(canvasElement)).toBeNull();
  },
};

/** Avarda's form checks with the shop before it submits, and aborts when the customer is not approved. */
export const AvardaAborts: Story = {
  decorators: [
    providers(
      makeCheckoutValues({ paymentId: '30' }),
      ({ operation }) =>
        operation === 'validateOrderCreation'
          ? ok({ validateOrderCreation: { isValid: true, message: null, memberType: 'NO CREDIT-LIMITED' } })
          : null,
      [{ type: 'AVARDA', snippet: avardaPage(avardaPayload) }],
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gennemfør hos Avarda' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('#avarda-checkout')).toHaveAttribute('data-state', 'aborted'),
    );
  },
};

export const EmptyCart: Story = { args: { cart: makeCheckoutCart({ lines: [] }) }, decorators: [providers(null)] };

/** As the server renders it for a form that was posted without script. */
export const PostedWithErrors: Story = {
  args: {
    posted: makePostedCheckout(
      {
        errors: [
          { field: 'email', kind: 'email' },
          { field: 'terms', kind: 'terms' },
        ],
        problem: { kind: 'failed', failure: { kind: 'total-changed', totalFormatted: '1.237 kr.' } },
      },
      { email: 'karen@', terms: false },
    ),
  },
  decorators: [providers(null)],
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('karen@')).toHaveAttribute('aria-invalid', 'true');
    await expect((await canvas.findAllByText(/1\.237 kr\./)).length).toBe(1);
  },
};
