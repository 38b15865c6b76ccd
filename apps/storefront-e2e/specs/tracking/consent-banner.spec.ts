import { noConsentYet } from '../../fixtures/consent.ts';
import { consentIn, bannerOf, openSettings } from '../../fixtures/consent-banner.ts';
import { expectFocusInSight } from '../../fixtures/focus.ts';
import { openDepartment } from '../../fixtures/journey.ts';
import { watchShifts } from '../../fixtures/layout-shifts.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

test.use({ storageState: noConsentYet });

for (const { alias, language } of markets) {
  test(
    `appears in ${language} once, and a rejected purpose stays rejected [UI-10]`,
    { tag: '@sizes' },
    async ({ page, context, shop }) => {
      const t = shop.texts(language);
      await page.goto(`${shop.origin(alias)}/`);
      const banner = bannerOf(page, t);
      await expect(banner).toBeVisible();
      const buttons = await banner.getByRole('button').all();
      const looks = await Promise.all(
        buttons.map((button) =>
          button.evaluate((element) => {
            const { width, height } = element.getBoundingClientRect();
            return {
              size: `${Math.round(width)} x ${Math.round(height)}`,
              colour: getComputedStyle(element).backgroundColor,
            };
          }),
        ),
      );
      // Accept and reject are equally large, and no choice is more prominent.
      expect(looks[1]?.size).toBe(looks[0]?.size);
      expect(new Set(looks.map(({ colour }) => colour)).size).toBe(1);
      // Never more than 40 % of the window, and the page goes on working beside it.
      const share = await banner.evaluate((element) => element.getBoundingClientRect().height / window.innerHeight);
      expect(share).toBeLessThanOrEqual(0.4);
      expect(await banner.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
      await openDepartment(page, t);
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: t('Only necessary') }).click();
      await expect(banner).toBeHidden();
      expect(await consentIn(context)).toBe('1.necessary');
      await page.reload();
      // The lazy parts have loaded here, without a banner.
      await openSettings(page, t);
      await page.keyboard.press('Escape');
      await expect(banner).toBeHidden();
    },
  );
}

test(
  'the banner lies over nothing that has the focus, and moves nothing when it comes [UI-10, UI-11]',
  { tag: '@sizes' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    // Rows of products scroll at once, so that what has the focus can be looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const expectStill = await watchShifts(page);
    await page.goto(`${shop.origin('dk')}/`);
    await expect(bannerOf(page, t)).toBeVisible();
    await expectStill(0.01);
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab');
      await expectFocusInSight(page);
    }
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expectFocusInSight(page);
  },
);
