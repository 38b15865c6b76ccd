import fc from 'fast-check';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { postedFields } from '../testing/posted-fields.ts';
import { emptyCheckoutValues } from './checkout-values.ts';
import { readCheckoutForm } from './read-checkout-form.ts';

const form = (fields: Iterable<readonly [string, string]>): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

const read = (fields: Readonly<Record<string, string>>) =>
  readCheckoutForm(form(Object.entries({ intent: 'buy', customerType: 'PERSON', ...fields })));

describe('a posted checkout form', () => {
  it('is read completely: every value that the page can send [SHOP-13, CHK-17]', () => {
    const values = makeCheckoutValues({
      customerType: 'ORGANIZATION',
      company: 'Havnens Tegnestue ApS',
      organisationId: '13585628',
      careOf: 'Ødegård',
      addressLine2: '2. tv.',
      entryCode: '1234',
      personalId: '010490-9995',
      hasDeliveryAddress: true,
      delivery: {
        ...emptyCheckoutValues('PERSON').delivery,
        firstName: 'Rigmor',
        lastName: 'Hansen',
        careOf: 'Olsen',
        addressLine1: 'Havnegade 1',
        addressLine2: 'kld.',
        zip: '2100',
        city: 'København Ø',
        entryCode: '77',
      },
      shippingId: '2',
      pickupPoint: 'point-2',
      message: 'Ring på.\nTak.',
      newsletter: true,
    });
    expect(readCheckoutForm(form(postedFields(values, { intent: 'buy', total: 119800, attempt: 2 })))).toEqual({
      intent: 'buy',
      values,
      country: '',
      shownTotal: 119800,
      attempt: 2,
    });
  });

  it.each([
    ['an unknown button', { intent: 'steal' }],
    ['no button', { intent: '' }],
    ['an unknown customer type', { customerType: 'ROBOT' }],
    ['no customer type', { customerType: '' }],
  ])('with %s is null [SHOP-13]', (_name, fields) => {
    expect(read(fields)).toBeNull();
  });

  it.each([
    ['a total of letters', { total: '1e3' }, { shownTotal: null }],
    ['a negative total', { total: '-1' }, { shownTotal: null }],
    ['no total', {}, { shownTotal: null }],
    ['a total of nothing', { total: '0' }, { shownTotal: 0 }],
    ['an endless total', { total: '9'.repeat(13) }, { shownTotal: null }],
    ['an attempt of letters', { attempt: 'x' }, { attempt: 0 }],
    ['a country', { country: 'se' }, { country: 'se' }],
  ])('with %s [SHOP-13]', (_name, fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  it.each([
    ['a choice that is no number', { shippingId: 'NaN', paymentId: '1; drop' }, { shippingId: '', paymentId: '' }],
    ['a box that is ticked by another word', { terms: 'true' }, { terms: false }],
    ['an endless text', { city: 'x'.repeat(5000) }, { city: 'x'.repeat(600) }],
    ['a box that is ticked', { terms: 'on' }, { terms: true }],
    ['the two characters of a posted new line', { message: 'a\r\nb' }, { message: 'a\nb' }],
    ['a field that the checkout does not have', { isAdmin: 'on' }, {}],
  ])('with %s [SHOP-13]', (_name, fields, values) => {
    expect(read(fields)?.values).toEqual({ ...emptyCheckoutValues('PERSON'), ...values });
  });

  describe('properties', () => {
    const names = [
      ...Object.keys(emptyCheckoutValues('PERSON')),
      'delivery.zip',
      'intent',
      'total',
      'attempt',
      'country',
    ];

    it('has values of the form and no others, none of them endless, whatever is posted [SHOP-13]', () => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string({ maxLength: 3000 }))),
          (fields) => {
            const posted = readCheckoutForm(form([['intent', 'buy'], ['customerType', 'PERSON'], ...fields]));
            const values = posted?.values ?? emptyCheckoutValues('PERSON');
            expect(Object.keys(values).sort()).toEqual(Object.keys(emptyCheckoutValues('PERSON')).sort());
            const texts = Object.values({ ...values, ...values.delivery }).filter((value) => typeof value === 'string');
            expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(600);
          },
        ),
      );
    });
  });
});
