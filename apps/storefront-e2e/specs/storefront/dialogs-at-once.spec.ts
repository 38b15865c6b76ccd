import type { Page } from '@playwright/test';
import { findProduct, backendPort } from '../../fixtures/find-product.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';

// The errors that this test provokes, and how browsers report them.
test.beforeEach(({ watch }) => void watch.allowed.push(/\/assets\//, /Failed to load resource/));
// Else most code is there before a press.
test.beforeEach(({ page }) => saveData(page));

/** Holds back each request for `code` until it is released or aborted. */
async function holdBack(page: Page, code: RegExp) {
  let settle: (isSent: boolean) => void = () => undefined;
  const gate = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(
    code,
    async (route) => ((await gate) ? route.continue() : route.abort()),
    // A second attempt is not held back.
    { times: 1 },
  );
  return {
    requested: page.waitForRequest(code),
    /** Sends it, and waits until the page has run it. */
    release: async () => {
      const sent = page.waitForResponse(code);
      settle(true);
      await (await sent).finished();
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      });
    },
    abort: () => settle(false),
  };
}

/** Presses, and gives what is open within the very task of the press. */
const pressAndLook = (page: Page, selector: string) =>
  page.evaluate((pressed) => {
    const link = document.querySelector<HTMLElement>(pressed);
    link?.focus();
    link?.click();
    return new Promise<{ open: boolean; busy: boolean; image: boolean; heading: string }>((resolve) =>
      // Microtasks of the press are done by then; no frame has been drawn and nothing has been fetched.
      queueMicrotask(() => {
        const dialog = document.querySelector('dialog:modal');
        const image = dialog?.querySelector('img');
        resolve({
          open: dialog !== null,
          busy: dialog?.matches('[aria-busy=true], :has([aria-busy=true])') ?? false,
          image: (image?.complete && image.naturalWidth > 0) ?? false,
          heading: dialog?.querySelector('h2')?.textContent ?? '',
        });
      }),
    );
  }, selector);

const opened = (page: Page) => page.locator('dialog[open]');

async function openProduct(page: Page, port: number, origin: string): Promise<void> {
  const { alias } = await findProduct(backendPort(port), denmark, { buyable: 2 });
  await openHydrated(page, `${origin}/p/${alias}`);
  await page
    .locator('a[aria-haspopup=dialog] img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
}

const zoom = { name: 'the zoom', code: /\/assets\/ZoomViewer-[^/]*\.js$/, opener: 'a[aria-haspopup=dialog]' };
const guide = {
  name: 'the size guide',
  code: /\/assets\/next-[^/]*\.js$/,
  opener: 'main a[href$="/size-guide"]',
};

for (const { name, code, opener } of [zoom, guide]) {
  test(
    `${name} opens its frame with the press, shows an error when its chunk is missing, and is filled by "Try again" [SHOP-9]`,
    { tag: ['@images', '@half'] },
    async ({ page, shop }) => {
      const t = shop.texts('da');
      const heldBack = await holdBack(page, code);
      await openProduct(page, shop.port, shop.origin('dk'));
      const look = await pressAndLook(page, opener);
      expect(look).toMatchObject({ open: true, busy: true });
      if (opener === zoom.opener) expect(look.image).toBe(true);
      else expect(look.heading).toBe(t('Size guide'));
      await heldBack.requested;
      heldBack.abort();
      await expect(opened(page).getByRole('alert')).toContainText(t('This could not be loaded.'));
      await opened(page)
        .getByRole('button', { name: t('Try again') })
        .click();
      const filled =
        opener === zoom.opener
          ? opened(page).getByRole('button', { name: t('Zoom in') })
          : opened(page).locator('table').first();
      await expect(filled).toBeVisible();
      await expect(opened(page).getByRole('alert')).toHaveCount(0);
      await expect(opened(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect(opened(page)).toHaveCount(1);
    },
  );
}

test('quick shop and the login have their frames with the press, and stay closed once they were left [SHOP-9]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  for (const { code, opener, path } of [
    { code: /\/assets\/QuickShopPanel-[^/]*\.js$/, opener: 'main a[data-quick-shop]', path: '/nyheder' },
    { code: /\/assets\/SessionLoginPanel-[^/]*\.js$/, opener: 'header a[href$="/account"]', path: '/' },
  ]) {
    const heldBack = await holdBack(page, code);
    await openHydrated(page, shop.origin('dk') + path);
    expect(await pressAndLook(page, opener)).toMatchObject({ open: true, busy: true });
    await heldBack.requested;
    await opened(page)
      .getByRole('button', { name: t('Close') })
      .click();
    await heldBack.release();
    await expect(opened(page)).toHaveCount(0);
    await pressAndLook(page, opener);
    await expect(opened(page).locator('[aria-busy=true]')).toHaveCount(0);
    await expect(opened(page)).toHaveCount(1);
  }
});
