import { readShop } from '../../api/read-config.ts';
import { toChannelType } from './channel-type.ts';

describe('the channel', () => {
  it('returns which markets are for the checkout only [CHK-16]', () => {
    const shop = readShop();
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
