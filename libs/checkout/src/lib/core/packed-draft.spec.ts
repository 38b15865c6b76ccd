import fc from 'fast-check';
import { makeCheckoutValues } from '../testing/make-checkout.ts';
import { packDraft, unpackDraft } from './packed-draft.ts';

const draft = (values = makeCheckoutValues()) => ({ cartId: 'c1', values, attempt: 3, leftForPayment: true });

describe('a draft in a cookie', () => {
  it('is read back as it was, in letters that every cookie takes [SHOP-13, CHK-18]', () => {
    const text = packDraft(draft()) ?? '';
    expect(text).toMatch(/^[\w-]+$/);
    expect(unpackDraft(text, 'c1')).toEqual(draft());
  });

  it('never holds the personal number [SHOP-13, CHK-09]', () => {
    const text = packDraft(draft(makeCheckoutValues({ personalId: '010490-9995' })));
    expect(atob((text ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('9995');
  });

  it('is null when it is larger than a cookie [SHOP-13]', () => {
    expect(packDraft(draft(makeCheckoutValues({ message: 'ø'.repeat(500) })))?.length).toBeLessThanOrEqual(3500);
    expect(packDraft(draft(makeCheckoutValues({ message: 'ø'.repeat(1500) })))).toBeNull();
  });

  it.each(['', '%', 'e30', 'bnVsbA', 'x'.repeat(5000)])('%j is null [SHOP-13]', (text) => {
    expect(unpackDraft(text, 'c1')).toBeNull();
  });

  it('holds whatever is typed [SHOP-13]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (firstName) => {
        const values = makeCheckoutValues({ firstName });
        expect(unpackDraft(packDraft(draft(values)) ?? '', 'c1')?.values).toEqual(values);
      }),
    );
  });
});
