import type { MarketAlias } from '@lyng/model';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { emptyCheckoutValues } from './checkout-values.ts';
import { isEmail } from './email.ts';
import { checkField, checkFields } from './field-check.ts';
import { requiredFields } from './required-fields.ts';
import type { CheckoutField, FieldContext } from './checkout-field.ts';
import { isOrganisationId } from './organisation-id/organisation-id.ts';
import { paymentGate } from './payment-gate.ts';
import { isPersonalId } from './personal-id/personal-id.ts';
import { parsePhone } from './phone.ts';
import { isZip } from './zip.ts';

const today = { year: 2026, month: 6, day: 1 };
const context: FieldContext = { market: 'dk', today, paymentType: 'Card' };
const person = ['email', 'mobile', 'firstName', 'lastName', 'addressLine1', 'zip', 'city', 'shippingId', 'paymentId', 'terms'];

describe('required fields', () => {
  it('of a private person [CHK-01]', () => {
    const empty = emptyCheckoutValues('PERSON');
    expect(requiredFields(empty, context)).toEqual(person);
    expect(checkFields(empty, context).map(({ field }) => field)).toEqual(person);
  });

  it('of a business are its name and number too [CHK-01]', () => {
    expect(requiredFields(emptyCheckoutValues('ORGANIZATION'), context)).toEqual(['company', 'organisationId', ...person]);
  });

  it('of a separate delivery address are those of an address', () => {
    const required = requiredFields({ ...emptyCheckoutValues('PERSON'), hasDeliveryAddress: true }, context);
    expect(required.filter((field) => field.startsWith('delivery.'))).toEqual([
      'delivery.firstName',
      'delivery.lastName',
      'delivery.addressLine1',
      'delivery.zip',
      'delivery.city',
    ]);
  });

  it.each([
    ['Card', 'PERSON', false],
    ['DirectInvoice', 'PERSON', true],
    ['Loan', 'PERSON', true],
    ['DirectInvoice', 'ORGANIZATION', false],
  ] as const)('paying by %s as %s asks for a personal number: %s', (paymentType, customerType, asks) => {
    const required = requiredFields(emptyCheckoutValues(customerType), { paymentType });
    expect(required.includes('personalId')).toBe(asks);
  });

  it('of a form that is filled in are none left', () => {
    expect(checkFields(makeCheckoutValues(), context)).toEqual([]);
  });

  it.each<[CheckoutField, object, string]>([
    ['email', { email: 'a@b' }, 'email'],
    ['mobile', { mobile: '112' }, 'phone'],
    ['zip', { zip: '22' }, 'zip'],
    ['zip', { zip: '   ' }, 'required'],
    ['firstName', { firstName: 'A'.repeat(101) }, 'too-long'],
    ['message', { message: 'x'.repeat(501) }, 'too-long'],
    ['terms', { terms: false }, 'terms'],
    ['organisationId', { customerType: 'ORGANIZATION', organisationId: '13585627' }, 'organisation-id'],
  ])('%s of %j is wrong: %s', (field, more, kind) => {
    expect(checkField(makeCheckoutValues(more), field, context)).toBe(kind);
  });

  it('a field that the form does not show is never wrong', () => {
    const hidden = makeCheckoutValues({ organisationId: 'x', personalId: 'y', delivery: { ...makeCheckoutValues().delivery, zip: 'z' } });
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
  it.each<[MarketAlias, string, boolean]>([
    ['se', '114 18', true],
    ['se', '11418', true],
    ['se', '114\u00a018', true],
    ['se', '114  18', false],
    ['se', '01418', false],
    ['se', '1141', false],
    ['se', '1e418', false],
    ['no', '0150', true],
    ['no', '9990', true],
    ['no', '0000', false],
    ['no', '01500', false],
    ['no', "0150'; DROP TABLE x;--", false],
    ['dk', '2100', true],
    ['dk', '0800', true],
    ['dk', '3900', true],
    ['dk', 'FO-100', false],
    ['dk', '<b>2100', false],
    ['fi', '00100', true],
    ['fi', '22100', true],
    ['fi', '99999', true],
    ['fi', '00000', false],
  ])('of %s: %j is one: %s', (market, text, expected) => {
    expect(isZip(market, text)).toBe(expected);
  });
});

describe('phone numbers', () => {
  it.each<[MarketAlias, string, string | null]>([
    ['se', '070-123 45 67', '+46701234567'],
    ['se', '+46701234567', '+46701234567'],
    ['se', '0046701234567', '+46701234567'],
    ['se', '+46 (0)70 123 45 67', '+46701234567'],
    ['se', 'tel:+46701234567', '+46701234567'],
    ['se', '٠٧٠١٢٣٤٥٦٧', '+46701234567'],
    ['se', '+4741234567', '+4741234567'],
    ['se', '112', null],
    ['se', '07O1234567', null],
    ['se', '070 123 45 67 ext 5', null],
    ['se', '0'.repeat(1000), null],
    ['no', '412 34 567', '+4741234567'],
    ['no', '22 12 34 56', '+4722123456'],
    ['no', '1234567', null],
    ['dk', '20 12 34 56', '+4520123456'],
    ['dk', '12345678', null],
    ['dk', '2012345', null],
    ['fi', '040 123 4567', '+358401234567'],
    ['fi', '+3580401234567', '+358401234567'],
    ['fi', '0401', null],
    ['dk', '+4915112345678', '+4915112345678'],
  ])('of %s: %j is %s', (market, text, expected) => {
    expect(parsePhone(market, text)).toBe(expected);
  });
});

describe('email addresses', () => {
  it.each([
    ['a@b.se', true],
    ['A@B.SE', true],
    ['first.last+shop@sub.example.com', true],
    ['asa@exämpel.se', true],
    ['a@b', false],
    ['a@b..se', false],
    ['.a@b.se', false],
    ['a.@b.se', false],
    ['a@-b.se', false],
    ['"a b"@b.se', false],
    ['a@[127.0.0.1]', false],
    ['a@b.se\r\nBcc: x@y.se', false],
    [`a@${'b'.repeat(250)}.se`, false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});

describe('personal numbers', () => {
  it.each<[MarketAlias, string, boolean]>([
    ['se', '811228-9874', true],
    ['se', ' 811228-9874 ', true],
    ['se', '121212-1212', true],
    ['se', '121212+1212', true],
    ['se', '090527+1474', true],
    ['se', '000229-0005', true],
    ['se', '189001019802', true],
    ['se', '010229-0012', false],
    ['se', '811332-9874', false],
    ['se', '880320-0018', false],
    ['se', '20991231-1231', false],
    ['se', '811228–9874', false],
    ['se', '811228-98744', false],
    ['se', 'SE811228-9874', false],
    ['no', '13097248022', true],
    ['no', '53097248016', true],
    ['no', '151086 95088', true],
    ['no', '31129956715', true],
    ['no', '00000000000', false],
    ['no', '30021500000', false],
    ['no', '151086950888', false],
    ['no', '15108695О88', false],
    ['dk', '211062-5629', true],
    ['dk', '010165-4008', true],
    ['dk', '310298-1234', false],
    ['dk', '211062-56290', false],
    ['fi', '131052-308T', true],
    ['fi', '010100+002H', true],
    ['fi', '131002A308W', true],
    ['fi', '131052Y308T', true],
    ['fi', '290200A1239', true],
    ['fi', '131052-308U', false],
    ['fi', '131052A308T', false],
    ['fi', '131052a308t', false],
    ['fi', '290201A123J', false],
    ['fi', '131052-001T', false],
    ['fi', '040594V9030', false],
  ])('of %s: %j is one: %s', (market, text, expected) => {
    expect(isPersonalId(market, text, today)).toBe(expected);
  });
});

describe('organisation numbers', () => {
  it.each<[MarketAlias, string, boolean]>([
    ['se', '556016-0680', true],
    ['se', '16556016-0680', true],
    ['se', '811228-9874', true],
    ['se', '556016-0681', false],
    ['no', '988 077 917', true],
    ['no', 'NO 988077917 MVA', true],
    ['no', '188077917', false],
    ['no', '988077918', false],
    ['dk', '13585628', true],
    ['dk', 'DK 13585628', true],
    ['dk', '1358562', false],
    ['dk', 'DK 13585627', false],
    ['fi', '2077474-0', true],
    ['fi', 'FI20774740', true],
    ['fi', '0737546-2', true],
    ['fi', '2077474-1', false],
  ])('of %s: %j is one: %s', (market, text, expected) => {
    expect(isOrganisationId(market, text, today)).toBe(expected);
  });
});
