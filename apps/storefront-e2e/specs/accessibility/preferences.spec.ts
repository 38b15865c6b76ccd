import type { Locator, Page } from '@playwright/test';
import { isPhone, openDepartment, openProduct } from '../../fixtures/journey.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

/** The edges and the content of an element: they draw it in forced colours. */
const drawing = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(node);
    return JSON.stringify({
      borderStyle,
      borderWidth,
      outline: `${outlineStyle} ${outlineWidth}`,
      marks: node.querySelectorAll('svg').length,
    });
  });

/** Controls without an edge, an underline or an image: only a colour would show where they are. */
const withoutEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return (
        (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1) ||
        (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1)
      );
    };
    const isNative = (element: Element): boolean =>
      element instanceof HTMLInputElement &&
      /radio|checkbox/.test(element.type) &&
      getComputedStyle(element).opacity === '1';
    return [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')]
      .filter((element) => element.checkVisibility() && !element.matches('[popovertarget]:not([class*="button"])'))
      .filter(
        (element) =>
          !hasEdge(element) &&
          !isNative(element) &&
          !hasEdge(element.closest('label') ?? element) &&
          !element.querySelector('svg') &&
          getComputedStyle(element).textDecorationLine === 'none',
      )
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim()}”`,
      );
  });

test(
  'in forced colours every control has an edge, and a chosen one differs from the others [UI-11]',
  { tag: '@sizes' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openHydrated(page, `${shop.origin('dk')}/`);
    expect(await withoutEdge(page)).toEqual([]);
    await openDepartment(page, t);
    if (isPhone(page)) await page.getByRole('button', { name: t('Filters') }).click();
    const values = page
      .getByRole('group')
      .filter({ hasText: t('Brand') })
      .first()
      .getByRole('link');
    await values.first().click();
    await expect(values.first()).toHaveAttribute('aria-current', 'true');
    expect(await withoutEdge(page)).toEqual([]);
    expect(await drawing(values.first())).not.toBe(await drawing(values.nth(1)));
    if (isPhone(page)) await page.keyboard.press('Escape');
    await openProduct(page, t);
    const sizes = page.getByRole('group', { name: t('Size') });
    await sizes.getByRole('radio').nth(1).check({ force: true });
    expect(await drawing(sizes.locator('label:has(:checked)'))).not.toBe(await drawing(sizes.locator('label').first()));
    expect(await withoutEdge(page)).toEqual([]);
    const colours = page.getByRole('list', { name: t('Colours') });
    if ((await colours.count()) > 0)
      expect(await drawing(colours.locator('a[aria-current]'))).not.toBe(
        await drawing(colours.locator('a:not([aria-current])').first()),
      );
  },
);

/** Movement that is drawn, or would be when something changes, in ms. */
const maxMovement = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const msOf = (list: string): number =>
      Math.max(...list.split(',').map((one) => parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
    );
    const running = document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0));
    return Math.max(
      0,
      ...running,
      ...styles.flatMap(({ transitionDuration, animationDuration, animationName }) => [
        msOf(transitionDuration),
        animationName === 'none' ? 0 : msOf(animationDuration),
      ]),
    );
  });

test(
  'nothing moves for who wants no movement: menus, panels, cart and page stand where they are at once [UI-11]',
  { tag: '@sizes' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    const smooth: string[] = [];
    await page.exposeFunction('reportSmooth', (how: string) => smooth.push(how));
    // The page gets smooth scrolling from a script only by one of these.
    await page.addInitScript(() => {
      const report = (window as unknown as { reportSmooth: (how: string) => void }).reportSmooth;
      for (const name of ['scrollTo', 'scrollBy', 'scroll', 'scrollIntoView'] as const) {
        const own = Element.prototype[name] as (this: Element, ...given: unknown[]) => void;
        Element.prototype[name] = function (this: Element, ...given: unknown[]) {
          if (
            given.some(
              (one) => typeof one === 'object' && one !== null && 'behavior' in one && one.behavior === 'smooth',
            )
          )
            report(name);
          own.apply(this, given);
        };
      }
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${shop.origin('dk')}/`);
    const still = async (): Promise<void> => {
      expect.soft(await maxMovement(page)).toBeLessThanOrEqual(1);
      expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    };
    await still();
    const opener = isPhone(page)
      ? page.getByRole('banner').getByRole('button', { name: t('Menu') })
      : page
          .getByRole('navigation', { name: t('Main menu') })
          .getByRole('button')
          .first();
    await opener.click();
    await still();
    await page.keyboard.press('Escape');
    await openDepartment(page, t);
    await openProduct(page, t);
    await page
      .getByRole('group', { name: t('Size') })
      .getByRole('radio')
      .last()
      .check({ force: true });
    await still();
    await page.getByRole('banner').locator('a[href$="/cart"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await still();
    expect(smooth).toEqual([]);
  },
);
