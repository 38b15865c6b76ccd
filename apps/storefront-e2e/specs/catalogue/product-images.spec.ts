import { expect, test } from '../../fixtures/shop-test.ts';

test('[SHOP-11] a single photo has the full width of the gallery', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/nyheder`);
  await page.goto(
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href),
  );
  const gallery = page.getByRole('list', { name: t('Product images') });
  const widths = await gallery.evaluate((list) => {
    for (const image of [...list.children].slice(1)) image.remove();
    return [list.children[0]?.getBoundingClientRect().width, list.getBoundingClientRect().width];
  });
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
});

test('[SHOP-16] on a narrow phone no badge of a card is under the heart or the quick-shop button', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${shop.origin('fi')}/dc/mid-season`);
  const badges = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const controls = [...card.querySelectorAll('a[data-quick-shop], button')].map((one) =>
          one.getBoundingClientRect(),
        );
        return [...card.querySelectorAll('[data-tone]')].map((badge) => {
          const { left, right, top, bottom } = badge.getBoundingClientRect();
          return controls.some((one) => right > one.left && left < one.right && bottom > one.top && top < one.bottom);
        });
      }),
    );
  expect(badges.length).toBeGreaterThan(0);
  expect(badges.filter((isCovered) => isCovered)).toEqual([]);
});

test(
  'the hero of a phone of 412 px at 1.75 is the image of 720 px, not one of twice the bytes',
  { tag: '@images' },
  async ({ browser, shop }) => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const page = await context.newPage();
    await page.goto(`${shop.origin('dk')}/`);
    const hero = page.getByRole('main').locator('img').first();
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('width=720');
    await context.close();
  },
);
