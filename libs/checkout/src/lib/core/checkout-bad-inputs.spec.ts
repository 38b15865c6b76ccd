import { parsePhone, readOrganisationId, readPersonalId, readZip } from '@lyng/model';
import {
  organisationIdBadInputs,
  personalIdBadInputs,
  phoneBadInputs,
  zipBadInputs,
} from '../testing/field-bad-inputs.ts';
import { formBadInputs } from '../testing/form-bad-inputs.ts';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { optionsInput, orderInput, validationInput } from '../wire/checkout-input.ts';
import { emptyCheckoutValues } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { parseDraft } from './checkout-draft.ts';
import { checkField } from './field-check.ts';

const today = { year: 2026, month: 6, day: 1 };
const urls = { redirectUrl: '', checkoutPageUrl: '' };

it.each(personalIdBadInputs)(
  '$id of $market: the personal number $value is valid: $valid [CHK-09]',
  ({ market, value, valid, inTests = valid }) => {
    expect(readPersonalId(market, value, { today }).ok).toBe(valid);
    expect(readPersonalId(market, value, { today, acceptsTestPersons: true }).ok).toBe(inTests);
  },
);

it.each(organisationIdBadInputs)(
  '$id of $market: the organisation number $value is valid: $valid [CHK-09]',
  ({ market, value, valid }) => {
    expect(readOrganisationId(market, value, { today }).ok).toBe(valid);
  },
);

it.each(zipBadInputs)('$id of $market: the postal code $value is valid: $valid', ({ market, value, valid }) => {
  expect(readZip(market, value) !== null).toBe(valid);
});

it.each(phoneBadInputs)(
  '$id of $market: the phone number $value is valid: $valid',
  ({ market, value, valid, sent = null }) => {
    expect(parsePhone(market, value)).toBe(valid ? sent : null);
  },
);

describe('hostile forms', () => {
  it.each(formBadInputs)('$id: $input: $expected [CHK-01]', ({ checked: { field, value, kind, sent } }) => {
    const values = makeCheckoutValues({ [field]: value });
    expect(checkField(values, field, { market: 'dk', today, paymentType: 'Card' })).toBe(kind);
    if (sent === undefined) return;
    expect({ ...optionsInput(values, 'dk').billingAddress, email: validationInput(values, 'dk').email }).toMatchObject({
      [field]: sent,
    });
  });

  /** The values read from a stored form that somebody has changed. */
  const storedWith = (more: object): CheckoutValues | undefined =>
    parseDraft(JSON.stringify({ cartId: 'c', values: { ...emptyCheckoutValues('PERSON'), ...more } }), 'c')?.values;

  it('form-044: have no country: the market’s is sent [CHK-16]', () => {
    const values = storedWith({ country: 'XX' });
    expect(values).not.toHaveProperty('country');
    expect(values && optionsInput(values, 'dk').billingAddress).toMatchObject({ country: 'DK' });
  });

  it('form-045: treat anyone who is not a business as a person', () => {
    expect(storedWith({ customerType: 'ADMIN' })).toMatchObject({ customerType: 'PERSON' });
  });

  it.each(['true', 1, null, {}])('form-046: do not accept %j as consent', (newsletter) => {
    const values = storedWith({ newsletter, terms: newsletter });
    expect(values).toMatchObject({ newsletter: false, terms: false });
    expect(values && orderInput(values, { market: 'dk', today }, urls).acceptedConsents).toEqual([]);
  });

  it('form-047: are not placed while the terms are not accepted [CHK-03]', () => {
    const values = makeCheckoutValues({ terms: false });
    expect(checkField(values, 'terms', { market: 'dk', today, paymentType: 'Card' })).toBe('terms');
  });
});
