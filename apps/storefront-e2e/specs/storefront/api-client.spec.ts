import { backendPort, findProduct } from '../../fixtures/find-product.ts';
import { openDepartment, openProduct } from '../../fixtures/journey.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';

const apolloCode = /\/assets\/apollo-gateway-[^/]*\.js$/;

test('Apollo Client takes over the cart that the first taps have filled', async ({ page, shop }) => {
  const t = shop.texts('da');
  const { alias, buyable } = await findProduct(backendPort(shop.port), denmark, { buyable: 2 });
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

test('queries are sent by their hash; their text was needed once [API-04]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const bodies: { readonly query?: string; readonly extensions?: object }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      bodies.push(request.postDataJSON() as { readonly query?: string; readonly extensions?: object });
  });
  let answered = 0;
  page.on('response', (response) => void (answered += Number(response.url().endsWith('/graphql'))));
  const visit = async (): Promise<void> => {
    await page.goto(`${shop.origin('dk')}/`);
    await openDepartment(page, t);
    await openProduct(page, t);
  };
  await visit();
  await expect.poll(() => answered).toBe(bodies.length);
  bodies.length = 0;
  await visit();
  const queries = bodies.filter(({ query = '' }) => !query.startsWith('mutation'));
  expect(queries.length).toBeGreaterThan(1);
  expect(queries.filter(({ query, extensions }) => query !== undefined || extensions === undefined)).toEqual([]);
});
