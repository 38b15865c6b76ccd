import type { Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { isPhone } from '../../fixtures/journey.ts';
import { smallTargets } from '../../fixtures/layout-facts.ts';
import { sizeText, spaceText } from '../../fixtures/reader-preferences.ts';
import { expectEveryScreen, expectNames } from '../../fixtures/screen-names.ts';
import { isOfCustomer, partOf } from '../../fixtures/screen-state.ts';
import { expect, test } from '../../fixtures/screens.ts';
import { overflowIssues, readabilityIssues, wideReadabilityIssues } from '../../fixtures/text-issues.ts';

/** Sizes in px, the project's own first, the narrowest last; 320 × 256 is what a window of 1280 × 1024 shows at 400 % (WCAG 1.4.10). */
const sizes = {
  phone: {
    own: { width: 390, height: 844 },
    between: { width: 360, height: 780 },
    narrowest: { width: 320, height: 256 },
  },
  laptop: {
    own: { width: 1440, height: 900 },
    between: { width: 1024, height: 768 },
    narrowest: { width: 768, height: 1024 },
  },
};

/** Texts that do not fit or cannot be read completely, in every size and with every reader's preference. */
async function layoutIssues(page: Page): Promise<readonly string[]> {
  const { own, between, narrowest } = sizes[isPhone(page) ? 'phone' : 'laptop'];
  const found = [...(await overflowIssues(page, `${own.width} px`))];
  if (process.env['LONG_TESTS'] === '1') {
    await page.setViewportSize(between);
    found.push(...(await overflowIssues(page, `${between.width} px`)));
  }
  // A text that can be read in the narrowest window can be read in the others.
  await page.setViewportSize(narrowest);
  found.push(...(await wideReadabilityIssues(page)));
  if (!isPhone(page)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await sizeText(page, 32);
    await spaceText(page, false);
    found.push(...(await readabilityIssues(page, 'text of twice the size')));
    await sizeText(page, 16);
  }
  await page.setViewportSize(own);
  return found;
}

/** So many tests share the screens: a test has four or so, which fit its time on a busy machine too. */
const parts = 16;

for (let part = 1; part <= parts; part += 1) {
  test(
    `every screen has its names, fits and can be read and pressed in every size, and axe finds nothing, light and dark: part ${part} of ${parts} [UI-11, ROUTE-17, ROUTE-28]`,
    { tag: ['@sizes', '@images'] },
    async ({ page, screens, shop }) => {
      const t = shop.texts('da');
      const states = await screens('dk');
      expectEveryScreen(states);
      const found: string[] = [];
      for (const state of partOf(states, part, parts)) {
        const { name, open, only } = state;
        const note = (issues: readonly string[]): void =>
          void found.push(...issues.map((issue) => `${name}, ${issue}`));
        await open(page);
        await expectNames(page, state, 'da', t);
        // Fingers are on phones; for the rest a phone's page is a laptop's, but for the screens that it alone has.
        if (isPhone(page)) note(await smallTargets(page));
        const isLookedAt = !isPhone(page) || only === 'phone';
        if (isLookedAt || isOfCustomer(state)) note(await axeViolations(page, 'light'));
        if (isLookedAt) note(await axeViolations(page, 'dark'));
        note(await layoutIssues(page));
      }
      expect(found).toEqual([]);
    },
  );
}
