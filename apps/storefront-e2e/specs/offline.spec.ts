import type { Page } from '@playwright/test';
import { addToCart, completeButton, containing } from '../fixtures/journey.ts';
import type { Texts } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/screens.ts';

const OFFLINE = 'You are offline. Changes to your cart and favourites are saved when you are back online.';
/** What comes last: with it everything is there that a page needs without a network. */
const lastCode = /\/assets\/idle-[^/]*\.js$/;

const quantityOf = (page: Page) => page.getByRole('main').getByRole('spinbutton');
const firstHeart = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('button');

interface Act {
  readonly kind: string;
  /** What a shopper does there without a network, and sees. */
  readonly act: (page: Page, t: Texts) => Promise<void>;
  /** What is there when the network is back, and the page has been loaded again. */
  readonly afterwards?: (page: Page, t: Texts) => Promise<void>;
}

const acts: readonly Act[] = [
  {
    kind: 'front page',
    act: async (page) => {
      await firstHeart(page).click();
      await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true');
    },
    afterwards: async (page) => expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    kind: 'category',
    act: async (page, t) => {
      const before = page.url();
      const quickShop = containing(t('Quick shop: {name}').split('{')[0] ?? '');
      await page.getByRole('main').getByRole('link', { name: quickShop }).first().click();
      await expect(page).toHaveURL(before);
    },
  },
  {
    kind: 'product',
    act: async (page, t) => {
      await addToCart(page, t);
      await expect(page.getByRole('dialog', { name: t('Added to your cart') }).getByRole('article')).toHaveCount(1);
      await page.keyboard.press('Escape');
    },
    afterwards: async (page) => {
      await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
      await page.goto(new URL('/cart', page.url()).href);
      await expect(quantityOf(page)).toHaveValue('1');
    },
  },
  {
    kind: 'search results',
    act: async (page, t) => {
      const field = page.getByRole('banner').getByRole('search').locator('input');
      await field.click();
      await page.keyboard.type('sko');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('Check your connection and try again.'))).toBeVisible();
    },
  },
  {
    kind: 'cart',
    act: async (page, t) => {
      await expect(quantityOf(page)).toHaveValue('1');
      await page
        .getByRole('main')
        .getByRole('button', { name: containing(t('One more of {name}').split('{')[0] ?? '') })
        .click();
      await expect(quantityOf(page)).toHaveValue('2');
    },
    afterwards: async (page) => expect(quantityOf(page)).toHaveValue('2'),
  },
  {
    kind: 'checkout',
    act: async (page, t) => {
      await page.getByRole('textbox', { name: t('Email'), exact: true }).fill('offline@example.com');
      await completeButton(page, t).click();
      await expect(page.getByRole('textbox', { name: t('Email'), exact: true })).toHaveValue('offline@example.com');
    },
    afterwards: async (page, t) =>
      expect(page.getByRole('textbox', { name: t('Email'), exact: true })).toHaveValue('offline@example.com'),
  },
  {
    kind: 'favourites',
    act: async (page) => {
      await firstHeart(page).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    },
  },
  {
    kind: 'login',
    act: async (page, t) => {
      const form = page.getByRole('form', { name: t('Log in') });
      await form.getByLabel(t('Email')).fill('offline@example.com');
      await form.getByLabel(t('Password'), { exact: true }).fill('lyngkunde1');
      await form.getByRole('button', { name: t('Log in') }).click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await expect(form.getByLabel(t('Email'))).toHaveValue('offline@example.com');
    },
  },
  {
    kind: 'content',
    act: async (page, t) => {
      await page.getByRole('banner').locator('a[href="/"]').first().click();
      await expect(page.getByText(t('Check your connection and try again.'))).toBeVisible();
    },
  },
];

test.beforeEach(({ watch }) => void watch.allowed.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/));

for (const { kind, act, afterwards } of acts) {
  test(`[SHOP-3] without a network nothing is lost on the ${kind}, and no browser page appears`, async ({
    page,
    shop,
    screens,
  }) => {
    const t = shop.texts('da');
    const screen = (await screens('dk')).find(({ name }) => name === kind);
    const ready = page.waitForResponse(lastCode);
    await screen?.open(page);
    await ready;
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
    });
    await page.context().setOffline(true);
    await expect(page.getByText(t(OFFLINE))).toBeVisible();
    await act(page, t);
    expect(documents, 'documents that were requested without a network').toEqual([]);
    await page.context().setOffline(false);
    await expect(page.getByText(t(OFFLINE))).toBeHidden();
    if (!afterwards) return;
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await afterwards(page, t);
  });
}
