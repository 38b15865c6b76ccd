import { parsePhone, readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { emptyCheckoutValues } from './checkout-values.ts';
import { sentEmail } from './sent-email.ts';
import { checkField, checkFields } from './field-check.ts';
import { requiredFields } from './required-fields.ts';
import type { CheckoutField, FieldContext } from './checkout-field.ts';
import { paymentGate } from './payment-gate.ts';

const today = { year: 2026, month: 6, day: 1 };
const context: FieldContext = { market: 'dk', today, paymentType: 'Card' };
const address = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'];
const contact = ['email', 'mobile'];
const rest = [...address, 'shippingId', 'paymentId', 'terms'];
const person = [...contact, ...rest];

describe('required fields', () => {
  it('of a private person [CHK-01]', () => {
    const empty = emptyCheckoutValues('PERSON');
    expect(requiredFields(empty, context)).toEqual(person);
    expect(checkFields(empty, context).map(({ field }) => field)).toEqual(person);
  });

  it('of a business are its name and number too [CHK-01]', () => {
    expect(requiredFields(emptyCheckoutValues('ORGANIZATION'), context)).toEqual([
      ...contact,
      'company',
      'organisationId',
      ...rest,
    ]);
  });

  it('of a separate delivery address are those of an address', () => {
    const required = requiredFields({ ...emptyCheckoutValues('PERSON'), hasDeliveryAddress: true }, context);
    expect(required.filter((field) => field.startsWith('delivery.'))).toEqual(
      address.map((name) => `delivery.${name}`),
    );
  });

  it.each([
    ['Card', 'PERSON', false],
    ['DirectInvoice', 'PERSON', true],
    ['Loan', 'PERSON', true],
    ['DirectInvoice', 'ORGANIZATION', false],
  ] as const)('paying by %s as %s requires a personal number: %s', (paymentType, customerType, needed) => {
    const required = requiredFields(emptyCheckoutValues(customerType), { paymentType });
    expect(required.includes('personalId')).toBe(needed);
  });

  it.each(['PERSON', 'ORGANIZATION'] as const)(
    'of a %s with nothing to pay are neither payment method nor personal number [CART-14, CHK-19]',
    (customerType) => {
      const nothingDue = { paymentType: 'DirectInvoice', nothingDue: true };
      const required = requiredFields(emptyCheckoutValues(customerType), nothingDue);
      const business = customerType === 'ORGANIZATION' ? ['company', 'organisationId'] : [];
      expect(required).toEqual([...contact, ...business, ...rest.filter((field) => field !== 'paymentId')]);
    },
  );

  it('of a complete form are all valid', () => {
    expect(checkFields(makeCheckoutValues(), context)).toEqual([]);
  });

  it.each<[CheckoutField, object, string]>([
    ['mobile', { mobile: '112' }, 'phone'],
    ['zip', { zip: '22' }, 'zip'],
    ['zip', { zip: '   ' }, 'required'],
    ['message', { message: 'x'.repeat(501) }, 'too-long'],
    ['organisationId', { customerType: 'ORGANIZATION', organisationId: '13585627' }, 'organisation-id'],
  ])('%s of %j is wrong: %s', (field, more, kind) => {
    expect(checkField(makeCheckoutValues(more), field, context)).toBe(kind);
  });

  it('a field that the form does not show is never wrong', () => {
    const hidden = makeCheckoutValues({
      organisationId: 'x',
      personalId: 'y',
      delivery: { ...makeCheckoutValues().delivery, zip: 'z' },
    });
    expect(checkFields(hidden, context)).toEqual([]);
  });
});

describe('payment gate', () => {
  it.each([
    ['zip', { zip: '' }],
    ['zip', { zip: '22' }],
    ['shipping', { shippingId: '' }],
    ['fields', { firstName: '' }],
    ['fields', { email: 'a@b' }],
    ['open', {}],
    ['open', { terms: false, paymentId: '' }],
  ] as const)('waits for %s with %j [CHK-03]', (gate, more) => {
    expect(paymentGate(makeCheckoutValues(more), context)).toBe(gate);
  });

  it('waits for the postal code that the parcel goes to', () => {
    const delivery = { ...makeCheckoutValues().delivery, zip: '' };
    expect(paymentGate(makeCheckoutValues({ hasDeliveryAddress: true, delivery }), context)).toBe('zip');
  });
});

describe('postal codes', () => {
  it.each<[MarketAlias, string, string | null]>([
    ['fi', '00000', null],
    // With the letters of its own country.
    ['se', 'SE-11418', '11418'],
    ['se', 'S-114 18', '11418'],
    ['se', 'se 114 18', '11418'],
    ['se', 'SE\u2013114\u202f18', '11418'],
    ['dk', 'DK-2100', '2100'],
    ['dk', 'DK2100', '2100'],
    ['no', 'N-0150', '0150'],
    ['no', 'NO-0150', '0150'],
    ['fi', 'FI-00100', '00100'],
    ['fi', 'FIN-00100', '00100'],
    // With those of another.
    ['se', 'FI-11418', null],
    ['dk', 'N-2100', null],
    ['no', 'DK-0150', null],
    ['fi', 'SE-00100', null],
    ['se', '-11418', null],
    ['se', 'SE--11418', null],
    // In full-width digits.
    ['dk', '２１００', '2100'],
    ['se', '１１４　１８', '11418'],
  ])('[IN-17, IN-31] of %s: %j is %s', (market, text, zip) => {
    expect(readZip(market, text)).toBe(zip);
  });
});

describe('phone numbers', () => {
  it.each<[MarketAlias, string, string | null]>([
    ['se', '070-123 45 67', '+46701234567'],
    ['fi', '040 123 4567', '+358401234567'],
    ['dk', '+4915112345678', '+4915112345678'],
    ['dk', '4520123456', '+4520123456'],
    ['se', '46 70 123 45 67', '+46701234567'],
    ['fi', '358401234567', '+358401234567'],
    ['no', '4741234567', '+4741234567'],
    ['no', '47412345', '+4747412345'],
    // One digit short, and one too many.
    ['se', '070-123 45 6', null],
    ['se', '070-123 45 678', null],
    ['se', '08-123 456 78', '+46812345678'],
    ['se', '010-123 45 67', '+46101234567'],
    ['fi', '09 1234 5678', '+358912345678'],
    ['fi', '010 123 4567', '+358101234567'],
    // Danish and Norwegian numbers have no leading zero.
    ['dk', '020123456', null],
    ['no', '041234567', null],
    // Free and premium numbers cannot be called back.
    ['dk', '80 12 34 56', null],
    ['dk', '90 12 34 56', null],
    ['se', '020-12 34 56', null],
    ['se', '0900-123 456', null],
    ['no', '800 12 345', null],
    ['fi', '0800 123 456', null],
    ['fi', '0600 123 456', null],
    ['se', '+4', null],
    ['se', '', null],
  ])('of %s: %j is %s', (market, text, expected) => {
    expect(parsePhone(market, text)).toBe(expected);
  });
});

it.each([
  ['asa@exa\u0308mpel.se', 'asa@xn--exmpel-cua.se'],
  ['åsa@b.se', 'åsa@b.se'],
  ['no\naddress', 'no address'],
])('of the email address %j is sent %j', (text, sent) => {
  expect(sentEmail(text)).toBe(sent);
});

it.each([[''], ['   '], ['\u00a0\u202f'], ['\u200b'], ['\u00ad\u2060\ufeff'], ['\u0000'], ['\u3164']])(
  'a field that shows nothing is empty: %j',
  (text) => {
    expect(checkField(makeCheckoutValues({ firstName: text }), 'firstName', context)).toBe('required');
  },
);

it.each([
  ['811228_9874', 'personal-id-format'],
  ['811332-9874', 'personal-id-date'],
  ['811228-9875', 'personal-id'],
  ['811228-9874', null],
] as const)('%j, required by credit in Sweden, is shown: %s [CHK-09]', (personalId, kind) => {
  const values = makeCheckoutValues({ personalId });
  expect(checkField(values, 'personalId', { market: 'se', today, paymentType: 'Loan' })).toBe(kind);
});
