import { safeStorage } from '@lyng/browser';
import { openedSearch, createPromoLink } from './promo-link.ts';

describe('the address that a document was opened with', () => {
  const view = (names: readonly string[]) => ({
    performance: {
      getEntriesByType: (type: string) => (type === 'navigation' ? names.map((name) => ({ name })) : []),
    } as unknown as Performance,
    // The shopper's current page.
    location: { href: 'http://dk.localhost/p/vinga?farve=sort#more' } as Location,
  });

  it('is not the current address [promo-020]', () => {
    expect(openedSearch(view(['http://dk.localhost/dame?promoCode=WELCOME15&side=2#top']))).toBe(
      '?promoCode=WELCOME15&side=2',
    );
  });

  it('defaults to the current address where the browser does not record it', () => {
    expect(openedSearch(view([]))).toBe('?farve=sort');
  });
});

const openTab = () => safeStorage(() => undefined);

describe('the code of a link [promo-020]', () => {
  it('stays in its tab across pages until it is used', () => {
    const tab = openTab();
    expect(createPromoLink('?utm_source=mail&promoCode=%20WELCOME15%20', tab).waiting()).toBe('WELCOME15');
    const later = createPromoLink('', tab);
    expect(later.waiting()).toBe('WELCOME15');
    later.used();
    expect(later.waiting()).toBeNull();
  });

  it('is not used again on a reload; another code is another link', () => {
    const tab = openTab();
    createPromoLink('?promoCode=WELCOME15', tab).used();
    expect(createPromoLink('?promoCode=WELCOME15', tab).waiting()).toBeNull();
    expect(createPromoLink('?promoCode=SUMMER20', tab).waiting()).toBe('SUMMER20');
  });

  it.each(['', '?promoCode=', '?promoCode=%20', `?promoCode=${'X'.repeat(101)}`, '?promocode=WELCOME15'])(
    'is missing in %j',
    (search) => {
      expect(createPromoLink(search, openTab()).waiting()).toBeNull();
    },
  );

  it.each([
    'null',
    '[]',
    '{"code":7,"isUsed":false}',
    '{"code":""}',
    'no json',
    `{"code":"${'X'.repeat(101)}","isUsed":false}`,
  ])('is missing when the browser stores %s', (stored) => {
    const tab = openTab();
    tab.write('promo-link', stored);
    expect(createPromoLink('', tab).waiting()).toBeNull();
  });
});
