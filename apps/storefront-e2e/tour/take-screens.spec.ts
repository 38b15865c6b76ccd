import { join } from 'node:path';
import { isPhone } from '../fixtures/journey.ts';
import { test } from '../fixtures/screens.ts';
import { markets } from '../fixtures/shop-test.ts';

const folder = join(import.meta.dirname, '../../../screens');
const widths = { phone: [360, 390], laptop: [768, 1024, 1440] } as const;

for (const { alias, language } of markets) {
  test(`takes every screen in ${language}`, async ({ page, screens }) => {
    test.setTimeout(900_000);
    const height = page.viewportSize()?.height ?? 900;
    for (const { name, open } of await screens(alias)) {
      await open(page);
      for (const width of widths[isPhone(page) ? 'phone' : 'laptop']) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          await page.screenshot({
            path: join(folder, language, `${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`),
          });
        }
      }
    }
  });
}
