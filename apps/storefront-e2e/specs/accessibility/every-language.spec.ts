import { axeViolations } from '../../fixtures/axe-violations.ts';
import { expectEveryScreen, expectNames } from '../../fixtures/screen-names.ts';
import { isOfCustomer, partOf } from '../../fixtures/screen-state.ts';
import { expect, test } from '../../fixtures/screens.ts';
import { markets } from '../../fixtures/shop-test.ts';
import { wideReadabilityIssues } from '../../fixtures/text-issues.ts';

/**
 * The size of a window of 1280 × 1024 at 400 % (WCAG 1.4.10): a text that can be read here can be read in larger ones.
 */
const narrowest = { width: 320, height: 256 };

const wide = { width: 1440, height: 900 };

/** The language with the longest words. */
const longest = 'fi';

/** Whether the words of the other languages have to fit as well. */
const isLong = process.env['LONG_TESTS'] === '1';

const parts = 8;

// The first language is read in every size by every-screen.spec.ts; in the others only the words are new.
for (const { alias, language } of markets.slice(1)) {
  for (let part = 1; part <= parts; part += 1) {
    test(`every screen in ${language} has its names, and the longest words fit the narrowest window, wide ones as well: part ${part} of ${parts} [UI-11, ROUTE-17, ROUTE-28]`, async ({
      page,
      screens,
      shop,
    }) => {
      const t = shop.texts(language);
      const states = await screens(alias);
      expectEveryScreen(states);
      const found: string[] = [];
      await page.setViewportSize(narrowest);
      for (const state of partOf(states, part, parts)) {
        await state.open(page);
        await expectNames(page, state, language, t);
        const note = (issues: readonly string[]) => found.push(...issues.map((issue) => `${state.name}, ${issue}`));
        if (language === longest || isLong) note(await wideReadabilityIssues(page));
        if (language !== longest || !isOfCustomer(state)) continue;
        note(await axeViolations(page, 'light', { colours: false }));
        await page.setViewportSize(wide);
        note(await axeViolations(page, 'light', { colours: false }));
        await page.setViewportSize(narrowest);
      }
      expect(found).toEqual([]);
    });
  }
}
