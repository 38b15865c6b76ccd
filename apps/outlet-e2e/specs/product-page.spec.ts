import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShop } from '../../storefront-e2e/fixtures/http-test.ts';
import { openProduct } from '../../storefront-e2e/fixtures/journey.ts';
import { expect, openCampaign, test } from '../fixtures/outlet.ts';

/** The first value of the token in a style sheet: the one of the light look. */
const accentIn = (file: string): string =>
  /--color-accent: ([^;]+);/.exec(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'))?.[1] ?? '';

test(
  'a product page has neither reviews nor a membership, and the look of the outlet',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('sv');
    await page.goto(`${shop.origin('se')}/`);
    await openCampaign(page, t);
    await openProduct(page, t);

    await expect(page.getByText(t('Reviews'), { exact: true })).toHaveCount(0);
    await expect(page.locator('a[href*="#reviews"], #reviews')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/medlem|klubb|bonuspoäng/i);

    // As a search engine reads it, before any script.
    const { text } = await createShop(shop.port).get('se', new URL(page.url()).pathname);
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?"Product.*?)<\/script>/s.exec(text) ?? [];
    expect(data).toContain('"priceCurrency":"SEK"');
    expect(data).not.toMatch(/aggregateRating|"review/);

    // Custom properties have short names in the shop, so their colour is read where it is used.
    const colours = await page.evaluate(
      (values) => {
        const probe = document.body.appendChild(document.createElement('i'));
        return [getComputedStyle(probe, '::selection').backgroundColor].concat(
          values.map((value) => {
            probe.style.color = value;
            return getComputedStyle(probe).color;
          }),
        );
      },
      [accentIn('apps/outlet/src/look.css'), accentIn('libs/ui/src/lib/tokens/tokens.css')],
    );
    expect(colours[0]).toBe(colours[1]);
    expect(colours[0]).not.toBe(colours[2]);
  },
);
