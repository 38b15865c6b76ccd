import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { PostedCheckout } from '../../state/posted-checkout.ts';
import { createCheckoutServer } from '../../testing/checkout-server.ts';
import { makeCheckoutCart, makeCheckoutValues } from '../../testing/make-checkout.ts';
import { makePostedCheckout } from '../../testing/make-posted-checkout.ts';
import { InShop, storeDraft } from '../../testing/in-shop.tsx';
import { Checkout } from '../../testing/render-checkout.tsx';
import { DRAFT_KEY } from '../use-checkout-draft.ts';

const cart = makeCheckoutCart();
let root: Root | undefined;
beforeEach(() => window.sessionStorage.clear());
afterEach(() => act(() => root?.unmount()));

/** The server's page in the document, in which something may be done before its code has come. */
async function hydrate(page: ReactNode, server = createCheckoutServer(), before: () => void = () => undefined) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<InShop>{page}</InShop>);
  document.body.replaceChildren(container);
  before();
  await act(async () => {
    root = hydrateRoot(container, <InShop server={server}>{page}</InShop>);
    await Promise.resolve();
  });
}

const pageOf = (posted: PostedCheckout) => <Checkout customerType={posted.values.customerType} posted={posted} />;

/** The page as a browser without script has it: what is in `noscript` counts. */
function render(posted: PostedCheckout): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<InShop>{pageOf(posted)}</InShop>).replaceAll(/<\/?noscript>/g, '');
  document.body.replaceChildren(container);
  return container;
}

const sent = (container: HTMLElement): Record<string, unknown> =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });

describe('a checkout page that comes with a posted form', () => {
  it('has what was posted, what may be chosen, and each error with the way to its field [SHOP-13, CHK-01, CHK-02]', () => {
    const errors = [
      { field: 'mobile', kind: 'phone' },
      { field: 'delivery.zip', kind: 'zip' },
    ] as const;
    const { delivery } = makeCheckoutValues();
    const values = { mobile: '12', hasDeliveryAddress: true, delivery: { ...delivery, zip: '99' } };
    const container = render(makePostedCheckout({ errors }, values));
    const [phone, zip] = within(screen.getByRole('group', { name: /Check these fields/ })).getAllByRole('link');
    expect([phone, zip].map((link) => link?.getAttribute('href'))).toEqual([
      '#checkout-mobile',
      '#checkout-delivery-zip',
    ]);
    expect(container.querySelector('#checkout-mobile')).toHaveAttribute('aria-invalid', 'true');
    expect(container.querySelector('#checkout-delivery-zip')).toHaveAttribute('aria-invalid', 'true');
    expect(container.querySelector('#checkout-email')).not.toHaveAttribute('aria-invalid');
    expect(sent(container)).toMatchObject({ mobile: '12', firstName: 'Karen', shippingId: '1', 'delivery.zip': '99' });
  });

  it('sends everything again, also the values of fields that are closed [SHOP-13]', () => {
    const delivery = { ...makeCheckoutValues().delivery, firstName: 'Rigmor' };
    const closed = { company: 'Havn', organisationId: '13585628', delivery, firstName: '' };
    expect(sent(render(makePostedCheckout({ attempt: 2 }, closed)))).toMatchObject({
      customerType: 'PERSON',
      company: 'Havn',
      organisationId: '13585628',
      'delivery.firstName': 'Rigmor',
      // Paying is closed while a name is missing.
      paymentId: '23',
      terms: 'on',
      total: String(cart.summary?.total.selling.incVat),
      attempt: '2',
    });
  });

  it('is posted to the checkout, with a button for each step and one that buys [SHOP-13]', () => {
    const container = render(makePostedCheckout());
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/kassen']);
    const intents = [...container.querySelectorAll<HTMLButtonElement>('button[name=intent]')];
    expect(intents.map(({ value, type }) => `${value} ${type}`)).toEqual([
      'details submit',
      'details submit',
      'delivery submit',
      'payment submit',
      'buy submit',
    ]);
  });

  it('begins with why there is no order, or that it is not paid [SHOP-13, CHK-12]', () => {
    const before = (text: RegExp): boolean => {
      const heading = screen.getByRole('heading', { name: 'Your details' });
      return Boolean(screen.getByText(text).compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    const failure = { kind: 'total-changed', totalFormatted: '1.237 kr.' } as const;
    render(makePostedCheckout({ problem: { kind: 'failed', failure } }));
    expect(before(/The total of your order is now 1\.237 kr\./)).toBe(true);
    render(makePostedCheckout({ unpaid: true }));
    expect(before(/The payment was not completed/)).toBe(true);
  });

  it('shows that delivery could not be loaded, not that it is loading [SHOP-13]', () => {
    const failed = { options: { shipping: [], payment: [] }, payments: [], failed: true };
    const container = render(makePostedCheckout({ offered: failed }));
    expect(screen.getByText('The delivery options could not be loaded')).toBeVisible();
    expect(screen.queryByText(/^(Loading|Finding)/)).toBeNull();
    expect(sent(container)).toMatchObject({ shippingId: '1', paymentId: '23' });
  });

  it('goes on after hydration from the posted form, which is newer than what the tab has stored [SHOP-13, CHK-18]', async () => {
    storeDraft({ firstName: 'Old', lastName: 'Older' });
    const server = createCheckoutServer();
    await hydrate(
      pageOf(makePostedCheckout({ errors: [{ field: 'mobile', kind: 'phone' }] }, { mobile: '12', personalId: '1' })),
      server,
    );
    expect(field('First name')).toHaveValue('Karen');
    expect(field('Mobile number')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('group', { name: /Check these fields/ })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Home delivery/ })).toBeChecked();
    fireEvent.change(field('Mobile number'), { target: { value: '20123456' } });
    fireEvent.blur(field('Mobile number'));
    await waitFor(() => expect(field('Mobile number')).not.toHaveAttribute('aria-invalid'));
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
    await waitFor(() => expect(server.requests.map(({ operation }) => operation)).toContain('createOrUpdateCheckout'));
  });

  it('gives way to what the tab has stored when it is only a draft of an earlier visit [SHOP-13, CHK-18]', async () => {
    storeDraft({ firstName: 'New' });
    await hydrate(pageOf(makePostedCheckout({ isNewest: false })));
    expect(field('First name')).toHaveValue('New');
  });
});

describe('a page whose code loads slowly', () => {
  it('goes on with what was typed and chosen in it meanwhile [CHK-18, PAIN-06]', async () => {
    const types: string[] = [];
    await hydrate(<Checkout onCustomerType={(type) => types.push(type)} />, createCheckoutServer(), () => {
      field('Email').value = 'karen@example.com';
      screen.getByRole<HTMLInputElement>('radio', { name: 'Business' }).checked = true;
      screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the/ }).checked = true;
    });
    expect(field('Company name')).toBeVisible();
    expect(types).toEqual(['ORGANIZATION']);
    await waitFor(() =>
      expect(JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}')).toMatchObject({
        values: { email: 'karen@example.com', customerType: 'ORGANIZATION', terms: true },
      }),
    );
  });

  it('treats it as newer than what was stored on an earlier visit [CHK-18]', async () => {
    storeDraft();
    await hydrate(<Checkout />, createCheckoutServer(), () => {
      field('First name').value = 'Kirsten';
    });
    expect([field('First name').value, field('Last name').value]).toEqual(['Kirsten', 'Jensen']);
    await waitFor(() => expect(window.sessionStorage.getItem(DRAFT_KEY)).toContain('Kirsten'));
  });
});
