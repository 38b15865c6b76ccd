import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { linksOf, mainTextOf, titleOf } from '../../fixtures/page-facts.ts';

/** The tag and the text of the heading, and of the tab that is shown, in their order. */
const placesOf = (html: string): readonly (readonly [tag: string, text: string])[] =>
  [...html.matchAll(/<(h1|a)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, tag, attributes = '']) => tag === 'h1' || attributes.includes('aria-current="page"'))
    .map(([, tag = '', , text = '']) => [tag, text.replace(/<[^>]*>/g, '')]);

for (const { alias, language } of testedSites) {
  test(`the results in ${language} show the corrected and the typed text, and lead back to the typed one [SEARCH-10, SHOP-20]`, async ({
    shop,
    texts,
  }) => {
    const t = texts(language);
    const [wrong, right] = language === 'fi' ? ['tennnarit', 'tennarit'] : ['sneekers', 'sneakers'];
    const { text } = await shop.get(alias, `/s/${wrong}`);
    expect(mainTextOf(text)).toContain(t('You searched for “{words}”.', { words: wrong }));
    // [SHOP-20] The heading is about what is shown; the tabs come after it.
    const [heading] = placesOf(text.slice(text.indexOf('<main')));
    expect(heading).toEqual(['h1', t('Results for “{phrase}”', { phrase: right })]);
    expect(titleOf(text)).toContain(right);
    expect(linksOf(text, '/p/').length).toBeGreaterThan(0);
    const exact = await shop.get(alias, linksOf(text, `/s/${wrong}?exact=1`)[0] ?? '');
    expect(mainTextOf(exact.text)).toContain(t('We found no products for “{words}”', { words: wrong }));
    expect(linksOf(exact.text, `/s/${right}`)).toContain(`/s/${right}`);
  });
}
