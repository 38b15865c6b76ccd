import { render, waitFor } from '@testing-library/react';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { makeShopperAddress } from '../../testing/make-checkout.ts';
import { InShop, storeDraft } from '../../testing/in-shop.tsx';
import { Checkout } from '../../testing/render-checkout.tsx';

/** The fields of a filled-in form: the name each is sent by, and its label; for a choice the legend. */
async function fieldsOf(
  values: Partial<CheckoutValues> & Pick<CheckoutValues, 'customerType'>,
): Promise<readonly (readonly [name: string, label: string])[]> {
  storeDraft(values);
  const markets = [
    { alias: 'dk', currency: 'DKK' },
    { alias: 'se', currency: 'SEK' },
  ] as const;
  const { container } = render(
    <Checkout customerType={values.customerType} market="dk" markets={markets} onMarket={() => undefined} />,
    { wrapper: InShop },
  );
  await waitFor(() => expect(container.querySelector('[name=paymentId]')).not.toBeNull());
  const fields = [
    ...container.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), select, textarea)'),
  ];
  const labelOf = (field: HTMLInputElement) =>
    field.ariaLabel ??
    (field.type === 'radio' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0])?.textContent ??
    '';
  return [...new Map(fields.map((field) => [field.name, labelOf(field)]))];
}

const contact = [
  ['email', 'Email'],
  ['mobile', 'Mobile number'],
  ['customerType', 'I am shopping as'],
] as const;
const addressOf = (prefix: string) =>
  [
    [`${prefix}firstName`, 'First name'],
    [`${prefix}lastName`, 'Last name'],
    [`${prefix}addressLine1`, 'Address'],
    [`${prefix}zip`, 'Postal code'],
    [`${prefix}city`, 'City'],
    [`${prefix}addressLine2`, 'Address, line 2 (optional)'],
    [`${prefix}careOf`, 'Care of (optional)'],
    [`${prefix}entryCode`, 'Entry code (optional)'],
  ] as const;
const choices = [
  ['shippingId', 'Choose delivery'],
  ['paymentId', 'Choose payment'],
] as const;
const last = [
  ['message', 'Message about your order'],
  ['newsletter', 'Yes, send me news and offers by email. I can unsubscribe at any time.'],
  ['terms', 'I accept the terms of purchase'],
] as const;

describe('the form of the checkout has every field of', () => {
  it('a private person who buys on credit [CHK-01, CHK-17]', async () => {
    const fields = await fieldsOf({ customerType: 'PERSON', paymentId: '18' });
    expect(fields).toEqual([
      ...contact,
      ...addressOf(''),
      ['country', 'Country'],
      ['hasDeliveryAddress', 'Deliver to another address'],
      ...choices,
      ['personalId', 'Danish CPR number'],
      ...last,
    ]);
  });

  it('a business whose order goes to another address [CHK-01, CHK-10, CHK-17]', async () => {
    const fields = await fieldsOf({
      customerType: 'ORGANIZATION',
      company: 'Holm ApS',
      organisationId: '12345674',
      hasDeliveryAddress: true,
      delivery: makeShopperAddress(),
    });
    expect(fields).toEqual([
      ...contact,
      ['company', 'Company name'],
      ['organisationId', 'Danish CVR number'],
      ...addressOf(''),
      ['country', 'Country'],
      ['hasDeliveryAddress', 'Deliver to another address'],
      ...addressOf('delivery.'),
      ...choices,
      ...last,
    ]);
  });
});
