import { createHash } from 'node:crypto';
import { expect, test } from '../../fixtures/http-test.ts';
import { cutStyles } from '../../../../tools/presets/vite-page-styles.mjs';

interface Rule {
  /** Its conditions, its selector and its declarations: what makes it this rule. */
  readonly text: string;
  readonly classes: readonly string[];
  readonly animation: string | undefined;
}

/** A rule with several selectors is as many rules: a page has those that it can use. */
const rulesOf = (css: string): readonly Rule[] =>
  cutStyles(css).flatMap(({ within, selectors, animation, text }) =>
    (selectors ?? [['', []]]).map(([selector, classes]) => ({
      text: [...within, selector, text].join(' '),
      classes,
      animation,
    })),
  );

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

const pages = [
  '/',
  '/nyheder',
  '/c/dame',
  '/s/sko',
  '/cart',
  '/favoritter',
  '/kassen',
  '/m%C3%A6rker',
  '/nyhedsbrev',
  '/content/about',
];
const withAllStyles = ['/404', '/no/such/page', '/?action=login'];

const stylesIn = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

for (const target of [...pages, ...withAllStyles, 'a product']) {
  test(`${target} has the styles of all that it shows, in the order of the complete sheet`, async ({ shop }) => {
    const list = await shop.get('dk', '/nyheder');
    const product = / href="(\/p\/[^"]+)"/.exec(list.text)?.[1] ?? '';
    const sheet = /<meta name="styles" content="([^"]+)"/.exec(list.text)?.[1] ?? '';
    const complete = rulesOf((await shop.get('dk', sheet)).text);
    const { header, text } = await shop.get('dk', target === 'a product' ? product : target);
    const css = stylesIn(text);
    const own = rulesOf(css).map((rule) => rule.text);

    const hash = createHash('sha256').update(css).digest('base64');
    expect(header('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);

    const classes = classesIn(text);
    expect(classes.size).toBeGreaterThan(10);
    const used = complete.filter(
      (rule) => rule.animation === undefined && rule.classes.every((name) => classes.has(name)),
    );
    expect(used.map((rule) => rule.text).filter((rule) => !own.includes(rule))).toEqual([]);

    // The font is declared in documents only.
    const ordered = own.filter((rule) => !rule.includes('@font-face'));
    const known = new Set(ordered);
    expect(ordered).toEqual(complete.map((rule) => rule.text).filter((rule) => known.has(rule)));
    expect(own.length < complete.length).toBe(!withAllStyles.includes(target));
  });
}
