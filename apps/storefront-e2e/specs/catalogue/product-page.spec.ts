import type { Locator } from '@playwright/test';
import { openHydrated } from '../../fixtures/screens.ts';
import { holdBack } from '../../fixtures/hold-back.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';
import { backendPort, findProduct } from '../../fixtures/find-product.ts';

/** The amount to pay, on a page or on its first line. */
const amountIn = (place: Locator): Locator => place.locator('[data-kind] > span').first();

test(
  'choosing 38, 39, 40 and adding at once on a slow network puts 40 into the cart; address, stock and price show 40 [PAIN-15, CAT-06]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    // The one before the last is sold out: its text differs.
    const { alias, buyable, soldOut } = await findProduct(backendPort(shop.port), denmark, { buyable: 2, soldOut: 1 });
    const [first = 0, last = 0] = buyable;
    const pressed = [first, soldOut[0] ?? 0, last];
    await openHydrated(page, `${shop.origin('dk')}/p/${alias}`);
    const sizes = page.getByRole('group', { name: t('Size') });
    const stock = page.getByRole('main').locator('form').filter({ has: sizes }).getByRole('status').first();
    const textsOf = async (skuId: number): Promise<readonly [stock: string, price: string]> => {
      await sizes.locator(`input[value="${skuId}"]`).check({ force: true });
      await expect(page).toHaveURL(new RegExp(`[?&]sku=${skuId}(&|$)`));
      return [await stock.innerText(), await amountIn(page.getByRole('main')).innerText()];
    };
    const [stockOfLast, price] = await textsOf(last);
    const [stockOfOther] = await textsOf(pressed[1] ?? 0);
    expect(stockOfOther).not.toBe(stockOfLast);
    const release = await holdBack(page, '**/graphql');
    const sent = page.waitForRequest('**/graphql');
    // In one task, so that it is faster than any hand.
    await sizes.evaluate((group, ids) => {
      for (const id of ids) group.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.click();
      group.closest('form')?.requestSubmit();
    }, pressed);
    await expect(sizes.locator(`input[value="${last}"]`)).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`[?&]sku=${last}(&|$)`));
    // All of that stands there while the first request is still on its way.
    await sent;
    release();
    await expect(stock).toHaveText(stockOfLast);
    await expect(amountIn(page.getByRole('main'))).toHaveText(price);
    await page
      .getByRole('dialog', { name: t('Added to your cart') })
      .getByRole('link', { name: t('See your cart') })
      .click();
    // The address changes a moment before the page does.
    await expect(page.getByRole('heading', { level: 1, name: t('Your cart') })).toBeVisible();
    const lines = page.getByRole('main').locator('input[name="skuId"]');
    await expect(lines.first()).toBeAttached();
    expect(new Set(await lines.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value)))).toEqual(
      new Set([String(last)]),
    );
    await expect(amountIn(page.getByRole('main').getByRole('article').first())).toHaveText(price);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of who waits for a size is posted, and comes back with what became of it [CAT-12]', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    const { alias } = await findProduct(backendPort(shop.port), denmark, { soldOut: 1, buyable: 1 });
    await page.goto(`${shop.origin('dk')}/p/${alias}`);
    const stockAlert = page.getByRole('link', { name: t('Notify me when it is back') });
    await expect(stockAlert).toBeHidden();
    await page
      .getByRole('radio', { name: t('Sold out') })
      .first()
      .check({ force: true });
    await expect(page.getByRole('button', { name: t('Add to bag') })).toBeHidden();
    await stockAlert.click();
    const form = page.getByRole('form', { name: t('Notify me when it is back') });
    await form.getByRole('textbox', { name: t('Email') }).fill('vera@example.com');
    await form.getByRole('button', { name: t('Notify me') }).click();
    await expect(page).toHaveURL(/[?&]notify=noted/);
    await expect(page.getByText(t('We will write to you when it is back.'))).toBeVisible();
  });
});
