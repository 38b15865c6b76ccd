import { brandOfSource, parseSettings } from './import-settings.ts';

describe('parseSettings', () => {
  it('completes the file with the defaults', () => {
    const settings = parseSettings(
      '{"rates":{"PLN":1.75},"maxPriceDkk":{"knit":900},"brands":{"feed-a":"Sund"},"languages":{"feed-a":"en"}}',
    );
    expect(settings.rates).toEqual(new Map(parseSettings('{}').rates).set('PLN', 1.75));
    expect([settings.maxPriceDkk.get('knit'), settings.maxPriceDkk.get('default')]).toEqual([900, 20_000]);
    expect(brandOfSource(settings, 'feed-a')).toBe('Sund');
    expect(brandOfSource(settings, 'feed-b')).toBe('Feed B');
    expect(settings.languages).toEqual(new Map([['feed-a', 'en']]));
  });

  it.each([
    ['{', 'import.json is not valid JSON.'],
    ['[]', 'import.json is not an object.'],
    ['{"rates":[1]}', 'import.json: rates'],
    ['{"rates":{"SEK":0}}', 'import.json: rates has 0 for "SEK".'],
    ['{"maxPriceDkk":{"bag":"900"}}', 'import.json: maxPriceDkk has "900" for "bag".'],
    ['{"languages":{"feed-a":"English"}}', 'import.json: languages has "English" for "feed-a".'],
    ['{"brands":{"feed-a":" "}}', 'import.json: brands has " " for "feed-a".'],
  ])('does not guess at %s', (text, message) => {
    expect(() => parseSettings(text)).toThrow(message);
  });
});
