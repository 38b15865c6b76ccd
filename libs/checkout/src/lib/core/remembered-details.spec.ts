import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { fillInKnown } from './fill-in-known.ts';
import { emptyCheckoutValues } from './checkout-values.ts';
import { parseRemembered, printRemembered } from './remembered-details.ts';

const values = makeCheckoutValues({
  personalId: '010190-1234',
  message: 'Ring på',
  newsletter: true,
  terms: true,
  remember: true,
});
const text = printRemembered(values, 'dk');
const found: unknown = JSON.parse(text);

describe('the details that a browser remembers', () => {
  it('fill in the next form, but for what belongs to one purchase', () => {
    const details = parseRemembered(found, 'dk', 'PERSON');
    const next = { ...values, personalId: '', message: '', newsletter: false, terms: false };
    expect(details && fillInKnown(emptyCheckoutValues('PERSON'), details)).toEqual(next);
    for (const once of ['010190-1234', 'Ring på', '"terms":true', '"newsletter":true'])
      expect(text).not.toContain(once);
  });

  it.each<[of: string, found: unknown, market: 'dk' | 'se', type: 'PERSON' | 'ORGANIZATION']>([
    ['another market', found, 'se', 'PERSON'],
    ['the other type of customer', found, 'dk', 'ORGANIZATION'],
    ['nobody', { market: 'dk', values: { firstName: 'Karen' } }, 'dk', 'PERSON'],
    ['a broken text', undefined, 'dk', 'PERSON'],
    ['a list', [1], 'dk', 'PERSON'],
    ['no form', { market: 'dk', values: 'x' }, 'dk', 'PERSON'],
  ])('of %s are not used', (_of, stored, market, type) => {
    expect(parseRemembered(stored, market, type)).toBeNull();
  });

  it('of a wrong type are left out, field by field', () => {
    const stored = { market: 'dk', values: { email: 'karen@example.com', zip: 2100, city: { a: 1 }, delivery: 'x' } };
    expect(parseRemembered(stored, 'dk', 'PERSON')).toMatchObject({ email: 'karen@example.com', zip: '', city: '' });
  });
});
