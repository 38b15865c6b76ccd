import { fillVariables } from './transport.ts';
import { makeDocument } from './testing/make-document.ts';

const site = { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' };

describe('the variables of an operation', () => {
  it.each([
    ['what it declares of the site', 'query q($marketId: String) { a(marketId: $marketId) }', {}, { marketId: 'dk' }],
    ['nothing that it does not declare', 'query q { a }', {}, {}],
    [
      'what the caller chooses',
      'query q($marketId: String) { a(marketId: $marketId) }',
      { marketId: 'se' },
      { marketId: 'se' },
    ],
    [
      'the site’s where the caller has none',
      'query q($marketId: String) { a(marketId: $marketId) }',
      { marketId: undefined },
      { marketId: 'dk' },
    ],
  ])('have %s', (_name, document, own, expected) => {
    expect(fillVariables(makeDocument<unknown, object>(document), own, site)).toEqual(expected);
  });
});
