import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { allPurposes, consentCookie } from '../../fixtures/consent.ts';
import { openCustomer } from '../../fixtures/new-customer.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

/** The key with which the members programme encrypts links (tools/shop/e2e-shop.mjs). */
const key = 'knownToTheEndToEndTestsOnly12345';

/** The parameter of a newsletter's link, as Engage makes it. */
function encrypt(reader: object): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, vector);
  return Buffer.concat([vector, cipher.update(JSON.stringify(reader)), cipher.final()]).toString('base64url');
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

/** The key by which the search service knows the browser. */
const searchKey = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('voyado.session') ?? '{}') as { customerKey?: string }).customerKey,
  );

const allowAll = (page: Page, url: string) =>
  page.context().addCookies([{ name: consentCookie, value: allPurposes, url }]);

test('the link of a newsletter identifies a guest after consent without a login, and leaves the address [LOY-06]', async ({
  page,
  shop,
}) => {
  const origin = shop.origin('dk');
  const [contactId, discoveryKey] = [randomUUID(), randomUUID()];
  const reader = { contactId, email: 'anna@example.com', dateTime: new Date().toISOString(), discoveryKey };
  const target = `/nyheder?eclub=${encrypt(reader)}&vtid=abc`;
  await openHydrated(page, origin + target);
  await expect(page).toHaveURL(`${origin}/nyheder`);
  expect(await cookieOf(page, 'engage-id')).toBeUndefined();

  await allowAll(page, origin);
  await page.goto(origin + target);
  await expect.poll(() => cookieOf(page, 'engage-id')).toBe(contactId);
  await expect.poll(() => searchKey(page)).toBe(discoveryKey);
  await expect(page).toHaveURL(`${origin}/nyheder`);
  await page.goto(`${origin}/account`);
  await expect(page).toHaveURL(/action=login/);
});

test('a login makes the key of the search service that of the contact [LOY-02]', async ({ page, shop }) => {
  const origin = shop.origin('dk');
  await allowAll(page, origin);
  await openCustomer(page, shop);
  await page.goto(origin);
  await expect.poll(() => cookieOf(page, 'discovery-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await searchKey(page)).toBe(await cookieOf(page, 'discovery-key'));
});
