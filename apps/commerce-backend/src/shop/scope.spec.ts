import { readShop } from '../api/read-config.ts';
import { parseShop } from './shop.ts';
import { resolveScope } from './scope.ts';

const shop = readShop();

describe('resolveScope', () => {
  it.each([
    { args: {}, market: 'dk', language: 'da' },
    { args: { marketId: 'fi' }, market: 'fi', language: 'fi' },
    { args: { marketId: 'FI', languageId: 'sv-SE' }, market: 'fi', language: 'sv' },
    { args: { languageId: 'nb' }, market: 'dk', language: 'nb' },
    { args: { marketId: 'se', languageId: 'xx-XX' }, market: 'se', language: 'sv' },
    { args: { marketId: '__proto__', languageId: '__proto__', channelId: null }, market: 'dk', language: 'da' },
  ])('reads $args as market $market, language $language', ({ args, market, language }) => {
    const scope = resolveScope(shop, args);
    expect([scope.market.alias, scope.language]).toEqual([market, language]);
  });
});

describe('the shop file', () => {
  it('has the currencies and VAT of the four markets [ROUTE-27]', () => {
    expect(
      shop.markets.map(({ alias, currency, vatPercent, languages }) => [alias, currency, vatPercent, languages[0]]),
    ).toEqual([
      ['dk', 'DKK', 25, 'da'],
      ['se', 'SEK', 25, 'sv'],
      ['no', 'NOK', 25, 'nb'],
      ['fi', 'EUR', 25.5, 'fi'],
    ]);
  });

  it('throws a clear error when its default market is missing', () => {
    const business = '{"contacts":{"dk":{"email":"a@b.dk","phone":"+45 1"}}}';
    const dk = '{"defaultMarket":"dk","markets":[{"alias":"dk"}]}';
    expect(() => parseShop('{"defaultMarket":"is","markets":[]}', business)).toThrow('names the default market "is"');
    expect(() => parseShop(dk, business)).toThrow('names no "apiKey"');
    for (const contact of ['{}', '{"dk":{"email":"a@b.dk"}}', '{"se":{"email":"a@b.se","phone":"+46 1"}}'])
      expect(() => parseShop(dk, `{"contacts":${contact}}`)).toThrow('"email" and "phone" of the market dk');
  });

  it.each([
    '{"percentOff":15,"codes":{}}',
    '{"percentOff":15,"codes":{"dk":"velkommen 15"}}',
    '{"percentOff":0,"codes":{"dk":"VELKOMMEN"}}',
    '{"percentOff":"15","codes":{"dk":"VELKOMMEN15"}}',
    '{"codes":{"dk":"VELKOMMEN15"}}',
    '{"percentOff":15}',
  ])('rejects the unusable welcome offer %s [SHOP-22]', (offer) => {
    const dk = '{"apiKey":"key","defaultMarket":"dk","markets":[{"alias":"dk"}]}';
    const business = `{"contacts":{"dk":{"email":"a@b.dk","phone":"+45 1"}},"welcomeOffer":${offer}}`;
    expect(() => parseShop(dk, business)).toThrow('"welcomeOffer" of business.config.json');
  });
});
