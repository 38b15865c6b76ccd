import type { Locator, Page } from '@playwright/test';
import { completeButton, containing, filterByBrand } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { expect, test } from '../../fixtures/screens.ts';

const OFFLINE = 'You are offline. Changes to your cart and favourites are saved when you are back online.';
/** The last chunk: with it a page has all that it needs without a network. */
const lastCode = /\/assets\/idle-[^/]*\.js$/;

const main = (page: Page): Locator => page.getByRole('main');
const searchField = (page: Page): Locator => page.getByRole('banner').getByRole('search').locator('input').first();
const emailField = (page: Page, t: Texts): Locator => page.getByRole('textbox', { name: t('Email'), exact: true });
const newsletterEmail = (page: Page, t: Texts): Locator =>
  page.getByRole('contentinfo').getByRole('textbox', { name: t('Email') });
const promoCode = (page: Page, t: Texts): Locator =>
  main(page).getByRole('textbox', { name: t('Discount code or voucher') });
const firstName = (page: Page): Locator => main(page).locator('input[name=firstName]');
const sizes = (page: Page, t: Texts): Locator =>
  main(page)
    .getByRole('group', { name: t('Size') })
    .getByRole('radio');
const favourite = (page: Page, t: Texts): Locator =>
  main(page)
    .getByRole('button', { name: containing(t('Favourite: {name}').split('{')[0] ?? '') })
    .first();

async function typeIntoSearch(page: Page, words: string): Promise<void> {
  await searchField(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Registers the worker at once; pages do so when they are idle. */
const registerWorker = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });

/** Checks what an action has done. */
type Check = () => Promise<void>;

interface Kind {
  readonly kind: string;
  /** The shopper's input while there is a network. */
  readonly begin?: (page: Page, t: Texts) => Promise<void>;
  /** A link in the header that needs the network; the one to the front page by default. */
  readonly link?: string;
  /** The page's own action, without a network. */
  readonly act?: (page: Page, t: Texts) => Promise<Check | void>;
  /** Checks that the input is still there. */
  readonly isThere: (page: Page, t: Texts) => Promise<void>;
}

/** Presses a heart, which is saved when the network is back. */
async function like(heart: Locator): Promise<Check> {
  await heart.click();
  return () => expect(heart).toHaveAttribute('aria-pressed', 'true');
}

const searchAgain = (page: Page): Promise<void> => searchField(page).press('Enter');

const kinds: readonly Kind[] = [
  {
    kind: 'front page',
    link: '/favoritter',
    begin: (page) => typeIntoSearch(page, 'støvler'),
    act: async (page) => {
      await page.keyboard.press('Escape');
      return like(main(page).getByRole('article').first().getByRole('button').first());
    },
    isThere: (page) => expect(searchField(page)).toHaveValue('støvler'),
  },
  {
    kind: 'category',
    begin: (page, t) => filterByBrand(page, t),
    act: (page) => like(main(page).getByRole('article').first().getByRole('button').first()),
    isThere: async (page, t) => {
      await expect(page).toHaveURL(/[?&]brands=/);
      await expect(
        main(page)
          .getByRole('list', { name: t('Chosen filters') })
          .getByRole('link')
          .first(),
      ).toBeVisible();
    },
  },
  {
    kind: 'product',
    begin: (page, t) => sizes(page, t).last().check({ force: true }),
    act: (page, t) => like(favourite(page, t)),
    isThere: (page, t) => expect(sizes(page, t).last()).toBeChecked(),
  },
  {
    kind: 'search results',
    begin: (page) => typeIntoSearch(page, 'vandtætte støvler'),
    act: searchAgain,
    isThere: (page) => expect(searchField(page)).toHaveValue('vandtætte støvler'),
  },
  {
    kind: 'cart',
    begin: (page, t) => promoCode(page, t).fill('SOMMER'),
    act: async (page, t) => {
      const quantity = main(page).getByRole('spinbutton');
      const more = String(Number(await quantity.inputValue()) + 1);
      await main(page)
        .getByRole('button', { name: containing(t('One more of {name}').split('{')[0] ?? '') })
        .click();
      return () => expect(quantity).toHaveValue(more);
    },
    isThere: (page, t) => expect(promoCode(page, t)).toHaveValue('SOMMER'),
  },
  {
    kind: 'checkout',
    begin: (page, t) => emailField(page, t).fill('offline@example.com'),
    act: (page, t) => completeButton(page, t).click(),
    isThere: (page, t) => expect(emailField(page, t)).toHaveValue('offline@example.com'),
  },
  { kind: 'confirmation', isThere: (page, t) => expect(page.getByText(t('Your order')).first()).toBeAttached() },
  {
    kind: 'account settings',
    begin: (page) => firstName(page).fill('Solvej'),
    act: (page) => firstName(page).press('Enter'),
    isThere: (page) => expect(firstName(page)).toHaveValue('Solvej'),
  },
];

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ watch }) => void watch.allowed.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/));

for (const { kind, begin, link = '/', act, isThere } of kinds)
  test(`[APP-08, SHOP-3] without a network nothing is lost on the ${kind}, and no browser page appears`, async ({
    page,
    shop,
    screens,
  }) => {
    const t = shop.texts('da');
    const documents: string[] = [];
    const screen = (await screens('dk')).find(({ name }) => name === kind);
    const ready = page.waitForResponse(lastCode);
    await screen?.open(page);
    await ready;
    await registerWorker(page);
    await begin?.(page, t);
    const address = page.url();
    const heading = await main(page).getByRole('heading').first().innerText();
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && documents.push(frame.url())));
    const isOpen = async () => {
      await expect(main(page).getByRole('heading', { name: heading }).first()).toBeVisible();
      expect(page.url()).toBe(address);
      await isThere(page, t);
    };
    await page.context().setOffline(true);
    await expect(page.getByText(t(OFFLINE))).toBeVisible();

    await page.getByRole('banner').locator(`a[href="${link}"]`).first().click();
    await expect(page.getByText(t('Check your connection and try again.'))).toBeVisible();
    await expect(page.getByRole('status').getByRole('link', { name: t('Try again') })).toBeVisible();
    await isOpen();

    const check = await act?.(page, t);
    await check?.();
    await isOpen();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('You are offline') })).toBeVisible();
    await expect(main(page).getByRole('link', { name: t('Try again') })).toBeVisible();
    await page.context().setOffline(false);
    await isOpen();
    await check?.();
    expect(documents.filter((url) => !url.startsWith('http'))).toEqual([]);
  });

test('[APP-08, SHOP-13] an email that could not be sent without a network is given back, and sent by its button', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  await registerWorker(page);
  await newsletterEmail(page, t).fill('offline@example.com');
  await page.context().setOffline(true);
  await newsletterEmail(page, t).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('You are offline') })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Check your email') })).toBeVisible();
});
