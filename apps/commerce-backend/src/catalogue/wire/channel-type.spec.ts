import { readShop } from '../../api/read-config.ts';
import { toChannelType } from './channel-type.ts';

describe('the channel', () => {
  it('returns which markets are for the checkout only [CHK-16]', () => {
    const shop = readShop();
    const markets = shop.markets.map((market) => ({ ...market, onlyDisplayInCheckout: market.alias === 'fi' }));
    const channel = toChannelType({ ...shop, markets });
    const shown = channel.markets.filter(({ onlyDisplayInCheckout }) => onlyDisplayInCheckout);
    expect(shown.map(({ alias }) => alias)).toEqual(['fi']);
  });
});
