import { commerceSite } from './commerce-site.ts';

describe('the site of a request to the commerce API', () => {
  const site = { language: 'nb', market: 'no' } as const;

  it('is the channel, the locale and the market', () => {
    expect(commerceSite({ channelId: '1' }, site)).toEqual({
      channelId: '1',
      languageId: 'nb-NO',
      marketId: 'no',
    });
  });
});
