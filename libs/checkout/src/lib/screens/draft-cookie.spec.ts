import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { emptyCheckoutValues } from '../core/checkout-values.ts';
import { draftCookie, noDraftCookie, readDraftCookie } from './draft-cookie.ts';

const app = { href: createHref(makeSite()) };
const values = { ...emptyCheckoutValues('PERSON'), firstName: 'Sólveig', personalId: '010490-9995' };
const draft = { cartId: 'c1', values, attempt: 1, leftForPayment: true };

describe('the cookie of a checkout without script', () => {
  it.each([
    [true, '; Path=/kassen; SameSite=Lax; Secure; HttpOnly'],
    [false, '; Path=/kassen; SameSite=Lax; HttpOnly'],
  ])(
    'is for the checkout alone, hidden from scripts, until the browser is closed (https: %j) [SHOP-13]',
    (secure, end) => {
      expect(draftCookie(app, secure, draft)).toMatch(new RegExp(`^checkout-form=[\\w-]+${end}$`));
      expect(noDraftCookie(app, secure)).toBe(`checkout-form=; Max-Age=0${end}`);
    },
  );

  it('is read for its own cart only, without the personal number [SHOP-13, CHK-18]', () => {
    const value = /=([\w-]+);/.exec(draftCookie(app, false, draft) ?? '')?.[1];
    const stored = { cookie: (name: string) => (name === 'checkout-form' ? value : undefined) };
    expect(readDraftCookie(stored, 'c1')).toEqual({ ...draft, values: { ...values, personalId: '' } });
    expect(readDraftCookie(stored, 'c2')).toBeNull();
    expect(readDraftCookie({ cookie: () => undefined }, 'c1')).toBeNull();
  });
});
