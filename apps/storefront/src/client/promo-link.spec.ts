import { safeStorage } from '@lyng/browser';
import { openedWith, promoLinkOf } from './promo-link.ts';

describe('the address that a document was opened with', () => {
  const view = (names: readonly string[]) => ({
    performance: {
      getEntriesByType: (type: string) => (type === 'navigation' ? names.map((name) => ({ name })) : []),
    } as unknown as Performance,
    // Where the shopper has gone since.
    location: { href: 'http://dk.localhost/p/vinga?farve=sort#more' } as Location,
  });

  it('is not the one that it has by now [promo-020]', () => {
    expect(openedWith(view(['http://dk.localhost/dame?promoCode=WELCOME15&side=2#top']))).toBe(
      '?promoCode=WELCOME15&side=2',
    );
  });

  it('is taken to be the present one where the browser does not say', () => {
    expect(openedWith(view([]))).toBe('?farve=sort');
  });
});

const openTab = () => safeStorage(() => undefined);

describe('the code of a link [promo-020]', () => {
  it('waits in its tab, over pages, until it has been used', () => {
    const tab = openTab();
    expect(promoLinkOf('?utm_source=mail&promoCode=%20WELCOME15%20', tab).waiting()).toBe('WELCOME15');
    const later = promoLinkOf('', tab);
    expect(later.waiting()).toBe('WELCOME15');
    later.used();
    expect(later.waiting()).toBeNull();
  });

  it('is not used again when the address is loaded anew; another code is another link', () => {
    const tab = openTab();
    promoLinkOf('?promoCode=WELCOME15', tab).used();
    expect(promoLinkOf('?promoCode=WELCOME15', tab).waiting()).toBeNull();
    expect(promoLinkOf('?promoCode=SUMMER20', tab).waiting()).toBe('SUMMER20');
  });

  it.each(['', '?promoCode=', '?promoCode=%20', `?promoCode=${'X'.repeat(101)}`, '?promocode=WELCOME15'])(
    'is none in %j',
    (search) => {
      expect(promoLinkOf(search, openTab()).waiting()).toBeNull();
    },
  );

  it.each([
    'null',
    '[]',
    '{"code":7,"isUsed":false}',
    '{"code":""}',
    'no json',
    `{"code":"${'X'.repeat(101)}","isUsed":false}`,
  ])('is none when the browser keeps %s', (kept) => {
    const tab = openTab();
    tab.write('promo-link', kept);
    expect(promoLinkOf('', tab).waiting()).toBeNull();
  });
});
