import { backendPort, findProduct } from '../fixtures/find-product.ts';
import { expect, markets, test } from '../fixtures/shop-test.ts';

const apolloCode = /\/assets\/apollo-gateway-[^/]*\.js$/;

test('Apollo Client takes over the cart that the first taps have filled', async ({ page, shop }) => {
  const [market] = markets;
  if (!market) throw new Error('There is no market.');
  const t = shop.texts('da');
  const { alias, buyable } = await findProduct(backendPort(shop.port), market, { buyable: 2 });
  const panel = page.getByRole('dialog', { name: t('Added to your cart') });
  const add = async (skuId: number | undefined): Promise<void> => {
    await page
      .getByRole('group', { name: t('Size') })
      .locator(`input[value="${skuId}"]`)
      .check({ force: true });
    await page.getByRole('button', { name: t('Add to bag') }).click();
    // Recommended products follow in a list of their own.
    await expect(panel.getByRole('list').first().getByRole('article')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  const client = page.waitForResponse(apolloCode);
  await page.goto(`${shop.origin('dk')}/p/${alias}`);
  await add(buyable[0]);
  await (await client).finished();
  await add(buyable[1]);
  // In the browser, with what is behind the gateway, and as the server has it.
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await expect(
    page
      .getByRole('dialog', { name: t('Your cart') })
      .getByRole('list')
      .first()
      .getByRole('article'),
  ).toHaveCount(2);
  await page.goto(`${shop.origin('dk')}/cart`);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(2);
});
