import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@lyng/model';
import { matchPath } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import type { Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { isPhone, type Texts } from '../../fixtures/journey.ts';
import { sidewaysScroll, smallTargets, unreadableTexts } from '../../fixtures/layout-facts.ts';
import { namesOf } from '../../fixtures/page-names.ts';
import { sizeText, spaceText } from '../../fixtures/readers-wishes.ts';
import { expect, test } from '../../fixtures/screens.ts';
import { markets } from '../../fixtures/shop-test.ts';

/** What each screen is called, by the English source of its heading; the others are called what the catalogue calls them. */
const headings: Readonly<Record<string, string>> = {
  'new products': 'New in',
  'empty cart': 'Your cart is empty',
  cart: 'Your cart',
  'checkout without a cart': 'There is nothing to check out yet',
  checkout: 'Checkout',
  'payment failed': 'Your payment did not go through',
  'no favourites': 'Favourites',
  favourites: 'Favourites',
  'account settings': 'Settings',
  'account, new password': 'Choose a new password',
  brands: 'Brands',
  'not found': 'This page could not be found',
  error: 'Something went wrong',
};

/** The same for titles, where they say something else. */
const titles: Readonly<Record<string, string>> = {
  'empty cart': 'Your cart',
  'checkout without a cart': 'Checkout',
  confirmation: 'Thank you for your order',
};

/** On the way to the order nothing leads elsewhere (ROUTE-17). */
const isBare = (screen: string): boolean => /^(checkout|confirmation|payment failed)/.test(screen);

/** Language, title, heading and landmarks, as a screen reader names them. */
async function expectNames(page: Page, screen: string, language: string, t: Texts): Promise<void> {
  const names = await namesOf(page);
  const heading = headings[screen];
  const title = titles[screen] ?? heading;
  expect.soft(names.language, screen).toBe(language);
  expect
    .soft(names.headings, `${screen} has one heading`)
    .toEqual([heading ? t(heading) : expect.stringMatching(/\S/)]);
  expect.soft(names.title, screen).toContain(title ? t(title) : '');
  // Behind a dialog there is no page.
  if (screen === 'mini cart' || screen === 'cookie settings') return;
  const frame = isBare(screen) ? 0 : 1;
  expect.soft(names.landmarks, screen).toEqual({ banner: 1, main: 1, contentinfo: frame, search: frame });
  expect
    .soft(new Set(names.navigation).size, `${screen} names its navigation apart: ${names.navigation.join()}`)
    .toBe(names.navigation.length);
  expect.soft(names.navigation, screen).not.toContain('');
}

/** The table of what the shop can show. It is read, not imported: with it would come the whole app. */
const screensFile = readFileSync(join(import.meta.dirname, '../../../storefront/src/routes/screens.ts'), 'utf8');
const [, table = ''] = /export const screens: [^{]*= \{([^}]*)\}/.exec(screensFile) ?? [];
const shownScreens = [...table.matchAll(/^\s+'?([a-z-]+)'?[:,]/gm)].map(([, name = '']) => name);

/** Screens that look like another one: lists of the shop's own like the new products, an article like a page of text. The search's own address only leads on. */
const lookalikes: ReadonlySet<string> = new Set(['bestsellers', 'coming-soon', 'list', 'inspiration', 'search']);

/** Which screen of the table an address shows. */
function screenAt(address: string, language: Language): string {
  const match = matchPath(new URL(address).pathname, makeSite({ language, basePath: '' }));
  return match.kind === 'screen' ? match.screen : match.kind;
}

/** Sizes in px, the usual first; 320 × 256 is what a window of 1280 × 1024 shows at 400 % (WCAG 1.4.10). */
const sizes = {
  phone: [
    [390, 844],
    [360, 780],
    [320, 256],
  ],
  laptop: [
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ],
} as const;

/** What does not fit or cannot be read whole, in every size and as readers may want it. */
async function layoutFaults(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const noteOverflow = async (how: string): Promise<void> => {
    const over = await sidewaysScroll(page);
    if (over > 0) found.push(`${how}: scrolls ${over} px sideways`);
  };
  const read = async (how: string): Promise<void> => {
    await noteOverflow(how);
    found.push(...(await unreadableTexts(page)).map((text) => `${how}: ${text}`));
  };
  const own = sizes[isPhone(page) ? 'phone' : 'laptop'];
  for (const [width, height] of own) {
    await page.setViewportSize({ width, height });
    await noteOverflow(`${width} px`);
  }
  // What can be read in the narrowest can be read in the others.
  await read('narrow');
  await spaceText(page, true);
  await read('wide text');
  await spaceText(page, false);
  if (!isPhone(page)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await sizeText(page, 32);
    await read('text of twice the size');
    await sizeText(page, 16);
  }
  const [[width, height]] = own;
  await page.setViewportSize({ width, height });
  return found;
}

for (const { alias, language } of markets) {
  test(`every screen in ${language} has its names, fits and can be read and pressed in every size, and axe finds nothing, light and dark [UI-11, ROUTE-17, ROUTE-28]`, async ({
    page,
    screens,
    shop,
  }) => {
    test.setTimeout(480_000);
    const t = shop.texts(language);
    const found: string[] = [];
    const shown = new Set<string>();
    for (const { name, open, only } of await screens(alias)) {
      const tell = (faults: readonly string[]): void => void found.push(...faults.map((fault) => `${name}, ${fault}`));
      await open(page);
      shown.add(screenAt(page.url(), language));
      await expectNames(page, name, language, t);
      // Fingers are on phones; for the rest a phone's page is a laptop's, but for the screens that it alone has.
      if (isPhone(page)) tell(await smallTargets(page));
      const isAlone = isPhone(page) ? only === 'phone' : true;
      // Colours are the same in every language.
      const colours = language === markets[0]?.language;
      if (isAlone) tell(await axeFaults(page, 'light', { colours }));
      if (isAlone && colours) tell(await axeFaults(page, 'dark'));
      tell(await layoutFaults(page));
    }
    expect(found).toEqual([]);
    expect(shownScreens).toContain('home');
    expect(shownScreens.filter((name) => !shown.has(name) && !lookalikes.has(name))).toEqual([]);
  });
}
