import type { Page } from '@playwright/test';
import { startFakeBackend } from '../../fixtures/fake-backend.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { welcomeCodes } from '../../fixtures/welcome-codes.ts';

test.use({ javaScriptEnabled: false });

const paths = { dk: '/nyhedsbrev', se: '/nyhetsbrev', no: '/nyhetsbrev', fi: '/uutiskirje' } as const;

const signUp = async (page: Page, t: Texts, email: string): Promise<void> => {
  const form = page.getByRole('form', { name: t('Newsletter') });
  await form.getByRole('textbox', { name: t('Email') }).fill(email);
  await form.getByRole('button', { name: t('Sign up') }).click();
};

/** Opens the newest mail to that address, as the outbox shows it. */
async function openMail(page: Page, backendPort: number, email: string): Promise<void> {
  await page.goto(`http://localhost:${backendPort}/outbox`);
  const mail = page.getByRole('article').filter({ hasText: email }).first();
  await page.setContent((await mail.locator('iframe').getAttribute('srcdoc')) ?? '');
}

const allowedErrors = (path: string, status: number): RegExp[] => [
  new RegExp(`^status ${status}: \\S+${path}$`),
  new RegExp(`console: Failed to load resource.* ${status}`),
];

for (const { alias, language } of markets) {
  test(`signs up for the newsletter from the footer without JavaScript in ${alias}, confirms, gets its code and leaves again [ACC-09, SHOP-13, SHOP-22]`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.allowed.push(...allowedErrors(paths[alias], 422));
    const t = shop.texts(language);
    const email = `nyhed.${alias}.${Date.now()}@example.com`;
    const response = await page.goto(`${shop.origin(alias)}/`);
    // The form has nothing of the visitor: the page is everybody's.
    expect(response?.headers()['cache-control']).toBe('no-cache');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(t('Sign up and get {percentOff} % off your first order.', { percentOff: 15 }));
    await expect(footer.getByRole('link', { name: t('How we use your data') })).toHaveAttribute('href', /\/privacy$/);

    // A browser takes this for an address, the shop does not.
    await signUp(page, t, 'solveig@example');
    await expect(page).toHaveURL(`${shop.origin(alias)}${paths[alias]}`);
    const field = page.getByRole('textbox', { name: t('Email'), exact: true });
    await expect(field).toHaveValue('solveig@example');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(t('Enter a valid email address.'));
    await expect(field).toBeFocused();

    await signUp(page, t, email);
    await expect(page.getByRole('heading', { level: 1, name: t('Check your email') })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(
      t('We have sent you an email, unless you were signed up already. Confirm your sign-up with the link in it.'),
    );

    await openMail(page, shop.port + 1, email);
    await page.getByRole('link').filter({ hasNotText: '@' }).click();
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toBeVisible();
    await openMail(page, shop.port + 1, email);
    await expect(page.getByText(welcomeCodes[alias], { exact: true })).toBeVisible();
    await page.getByRole('link').filter({ hasNotText: '@' }).last().click();
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toBeVisible();
    expect(await (await page.request.get(`http://localhost:${shop.port + 1}/outbox`)).text()).not.toContain(email);
  });
}

test('without a backend the newsletter shows an error, and the typed address stays [ACC-09, SHOP-13]', async ({
  page,
  shop,
  startOwnStorefront,
  watch,
}) => {
  watch.allowed.push(...allowedErrors('/nyhedsbrev', 503));
  const t = shop.texts('da');
  const backend = await startFakeBackend(shop.port);
  const storefront = await startOwnStorefront({ backendPort: backend.port });
  await page.goto(`http://dk.localhost:${storefront.port}/nyhedsbrev`);
  backend.become('down');
  await signUp(page, t, 'solveig@example.com');
  await expect(page.getByRole('alert')).toHaveText(
    t('You are not signed up yet, because we could not reach our system. Try again in a moment.'),
  );
  await expect(page.locator(':focus')).toContainText(await page.getByRole('alert').innerText());
  await expect(page.getByRole('textbox', { name: t('Email'), exact: true })).toHaveValue('solveig@example.com');
  backend.become('well');
  await signUp(page, t, `igen.${Date.now()}@example.com`);
  await expect(page.getByRole('heading', { level: 1, name: t('Check your email') })).toBeVisible();
  await backend.close();
});
