import { readFileSync } from 'node:fs';
import { parseShop } from '../../../shop/shop.ts';
import { toChannelType } from './channel-type.ts';

describe('the channel', () => {
  it('says which markets are for the checkout only [CHK-16]', () => {
    const shop = parseShop(readFileSync(new URL('../../../../../../shop.config.json', import.meta.url), 'utf8'));
    const markets = shop.markets.map((market) => ({
      ...market,
      ...(market.alias === 'fi' && { onlyDisplayInCheckout: true }),
    }));
    expect(
      toChannelType({ ...shop, markets }).markets.map(({ alias, onlyDisplayInCheckout }) => [
        alias,
        onlyDisplayInCheckout,
      ]),
    ).toEqual([
      ['dk', false],
      ['se', false],
      ['no', false],
      ['fi', true],
    ]);
  });
});
