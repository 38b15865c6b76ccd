import { randomUUID } from 'node:crypto';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { expect, test as base, testedSites } from '../../fixtures/http-test.ts';
import { newCustomer, sessionCookies, withLife } from '../../fixtures/logged-in.ts';
import { outwait, startOutage } from '../../fixtures/outage.ts';
import type { Outage } from '../../fixtures/outage.ts';
import { languageOf, linksOf, mainTextOf, titleOf } from '../../fixtures/page-facts.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';

const test = base.extend<
  {
    /** Of the worker, as if it had just started. */
    outage: Outage;
    /** Of the test: its backend has not failed before. */
    firstOutage: Outage;
  },
  { sharedOutage: Outage }
>({
  sharedOutage: [
    async ({ port }, use) => {
      const outage = await startOutage(port);
      await use(outage);
      await outage.stop();
    },
    { scope: 'worker' },
  ],
  outage: async ({ sharedOutage }, use) => {
    const { backend, storefront, get } = sharedOutage;
    backend.reset();
    // Cached pages are too old now, and the backend gets requests again.
    await storefront.passMinutes(6);
    await get('dk', '/404');
    const { length } = storefront.output();
    await use({ ...sharedOutage, storefront: { ...storefront, output: () => storefront.output().slice(length) } });
  },
  firstOutage: async ({ port }, use) => {
    const outage = await startOutage(port);
    await use(outage);
    await outage.stop();
  },
});

/** Pages that load their content from the backend. */
const pagesOf = (found: {
  readonly category: string;
  readonly product: string;
  readonly content: string;
  readonly brand: string;
}): readonly string[] => ['/', found.category, found.brand, found.product, found.content, '/s/sko'];

/** Details of an error that must not reach a client. */
const details = /TypeError|Cannot read|node_modules|\.ts:\d|127\.0\.0\.1/;

for (const [mood, name] of [
  ['down', 'without a backend'],
  ['confused', 'with an HTML page instead of JSON'],
] as const) {
  test(`${name} every page shows an error in its language and is never cached [APP-05]`, async ({
    outage,
    addresses,
    texts,
  }) => {
    outage.backend.become(mood);
    for (const { alias, language } of testedSites) {
      for (const target of pagesOf(await addresses(alias))) {
        const { status, header, text } = await outage.get(alias, target);
        expect.soft(status, target).toBe(503);
        expect.soft(header('cache-control'), target).toBe('no-store');
        expect.soft(Number(header('retry-after')), target).toBeGreaterThan(0);
        expect.soft(languageOf(text), target).toBe(language);
        expect.soft(titleOf(text), target).toContain(texts(language)('Something went wrong'));
        expect.soft(mainTextOf(text), target).toContain(texts(language)('To the front page'));
        expect.soft(text, target).not.toMatch(details);
      }
    }
  });
}

const category = { categoryId: 1, parentCategoryId: 0, name: { no: 'text' }, alias: 'shoes' };

/** Against the contract, so that the shop's own code fails over it: a loader in the one case, a component in the other. */
const malformed = {
  'a loader': { texts: { __typename: 'ProductTexts', text1: 7, text2: 7 }, meta: null },
  'a component': { primaryCategory: category, categories: [category] },
} as const;

for (const [where, malformedPart] of Object.entries(malformed)) {
  for (const { alias, language } of testedSites) {
    test(`${language}: an error in ${where} is a 500 with a link home and without details [APP-04] [APP-05]`, async ({
      outage,
      addresses,
      texts,
    }) => {
      outage.backend.rewrite('productPage', ({ product, ...rest }) => ({
        ...rest,
        product: { ...product, ...malformedPart },
      }));
      const { status, header, text } = await outage.get(alias, (await addresses(alias)).product);
      expect(status).toBe(500);
      expect(header('cache-control')).toBe('no-store');
      expect(header('content-type')).toBe('text/html; charset=utf-8');
      expect(languageOf(text)).toBe(language);
      expect(titleOf(text)).toContain(texts(language)('Something went wrong'));
      expect(text).toMatch(/<a [^>]*href="\/"/);
      expect(text).not.toMatch(details);
      expect(outage.storefront.output()).toMatch(/Error/);
    });
  }
}

/** The pages of customers in a market: of the account, of returns and of a shared list. */
const customerPages = (alias: (typeof testedSites)[number]['alias']): readonly string[] => {
  const { orders, balance, membership, settings, returns, favourites } = screenPaths[alias];
  const paths = [orders, `${orders}/100001`, balance, membership, settings, `${returns}?receipt=${randomUUID()}`];
  return [...paths, `${favourites}?list=${'T'.repeat(22)}`].map((path) => encodeURI(path));
};

for (const mood of ['down', 'silent'] as const) {
  test(`a backend that is ${mood} is reported to a customer in their language, with a way to try again [APP-05, ACC-01, ACC-02, ACC-04]`, async ({
    outage,
    port,
    texts,
  }) => {
    const { account, session } = await newCustomer(port + 1);
    // The clock of this shop is hours ahead.
    const cookie = sessionCookies({ ...session, token: withLife(session.token, 86_400) }, account);
    outage.backend.become(mood);
    for (const { alias, language } of testedSites) {
      const t = texts(language);
      const pages = customerPages(alias);
      const loading = Promise.all(pages.map((target) => outage.get(alias, target, { cookie })));
      const responses = await (mood === 'silent'
        ? outwait(outage.backend, outage.storefront.timeOut, loading)
        : loading);
      for (const [index, { status, header, text }] of responses.entries()) {
        const target = pages[index] ?? '';
        expect.soft([target, status, languageOf(text)]).toEqual([target, 503, language]);
        expect.soft(header('cache-control'), target).toMatch(/no-store/);
        expect.soft(titleOf(text), target).toContain(t('Something went wrong'));
        expect.soft(mainTextOf(text), target).toContain(t('Try again'));
        expect.soft(linksOf(text, target), target).toEqual([target]);
        expect.soft(text, target).not.toMatch(details);
      }
    }
  });
}

test('a return that could not be sent has everything that was typed and chosen, and goes on with it after the outage [ACC-06, SHOP-13]', async ({
  firstOutage: outage,
  texts,
}) => {
  const typed = { orderId: '100001', email: 'aino@example.com', 'quantity-2': '1', 'reason-2': 'TOO_SMALL' };
  const post = (intent: string) => outage.post('fi', encodeURI(screenPaths.fi.returns), { intent, ...typed });
  outage.backend.become('down');
  for (const intent of ['register', 'find']) {
    const { status, text, cookies, header } = await post(intent);
    expect([status, cookies, header('cache-control')]).toEqual([503, [], 'no-store']);
    expect(mainTextOf(text)).toContain(texts('fi')('We could not reach our system. Try again in a moment.'));
    for (const [name, value] of Object.entries(typed))
      expect(text).toMatch(new RegExp(`<input [^>]*name="${name}"[^>]*value="${value}"`));
  }
  outage.backend.become('well');
  expect((await post('find')).status).toBe(422);
});

test('a checkout without a response of the backend is an error page, and the form is complete again after the outage [SHOP-13, CHK-18]', async ({
  firstOutage: outage,
  port,
  texts,
}) => {
  const api = createBackendApi(port + 1);
  const cookie = `ralph-cart=${await api.fillCart((await api.plentiful()).skuId, 1)}`;
  outage.backend.become('down');
  const fields = { intent: 'buy', customerType: 'PERSON', zip: '2200', firstName: 'Karen', terms: 'on' };
  const { status, cookies } = await outage.post('dk', '/kassen', fields, { cookie });
  expect(status).toBe(503);
  const [draft = ''] = cookies.join().split(';', 1);
  const whileDown = await outage.get('dk', '/kassen', { cookie });
  expect(mainTextOf(whileDown.text)).toContain(texts('da')('Your cart could not be loaded'));
  outage.backend.become('well');
  const { text } = await outage.get('dk', '/kassen', { cookie: `${cookie}; ${draft}` });
  expect(text).toMatch(/name="firstName"[^>]*value="Karen"/);
});

test('an address that the backend knows to have moved leads on for good, query included, and never off the shop', async ({
  outage,
}) => {
  const moveTo = (newUrl: string): void =>
    outage.backend.rewrite('urlHistory', () => ({ urlHistory: { __typename: 'UrlHistory', newUrl } }));
  moveTo('/p/its-new-name');
  for (const from of ['/p/its-old-name', '/c/its-old-name', '/its-old-name']) {
    const { status, header } = await outage.get('dk', `${from}?utm_source=letter`);
    expect.soft(status, from).toBe(301);
    expect.soft(header('location'), from).toBe('/p/its-new-name?utm_source=letter');
  }
  for (const newUrl of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    moveTo(newUrl);
    // A redirect is not cached, a missing page is.
    await outage.storefront.passMinutes(6);
    const { status, header } = await outage.get('dk', '/p/its-old-name');
    expect.soft([status, header('location')], newUrl).toEqual([404, '']);
  }
});
