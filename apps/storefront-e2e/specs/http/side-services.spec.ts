import { send } from '../../fixtures/http.ts';
import type { HttpRequest } from '../../fixtures/http.ts';
import { expect, test as base } from '../../fixtures/http-test.ts';
import { claimsOf, sessionCookies, withLife } from '../../fixtures/logged-in.ts';
import { pageKinds, servedDuring } from '../../fixtures/side-service-pages.ts';
import type { PageKind } from '../../fixtures/side-service-pages.ts';
import { outwaitFailure, startShopWithoutServices } from '../../fixtures/side-service-shop.ts';
import type { ShopWithoutServices } from '../../fixtures/side-service-shop.ts';
import { failures, services } from '../../fixtures/side-services.ts';
import type { Failure, Service } from '../../fixtures/side-services.ts';
import { waits } from '../../fixtures/storefront-process.ts';

/** The timeout of a browser's request to a service through the shop, in ms: longer than any response that comes. */
const PROXY_TIMEOUT = 10_000;

const proxied = ['REALTIME', 'AUTH', 'FAVOURITES', 'SEARCH', 'IMAGES', 'COLLECTOR'];

const settings = Object.fromEntries(proxied.map((name) => [`SERVICE_${name}_PROXY_TIMEOUT`, String(PROXY_TIMEOUT)]));

const test = base.extend<object, { shopWithoutServices: ShopWithoutServices }>({
  shopWithoutServices: [
    async ({ port }, use) => {
      const shop = await startShopWithoutServices(port, 0, settings);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

/** Bytes of a proxied response at most. */
const MAX_PROXIED = 16_000_000;

const leaks = /10\.1\.2\.3|127\.0\.0\.1|ECONN|UND_ERR|\/srv\/|\.[jt]s:\d+|node_modules|TypeError|Cannot read/;

/** The services that the server requests for a page; no other page may depend on them. */
const requestedFor: Readonly<Record<Service, readonly PageKind[]>> = {
  search: ['search results'],
  favourites: ['favourites'],
  loyalty: ['account'],
  // The visitor's token has expired.
  login: pageKinds,
  socket: [],
  images: [],
  collector: [],
};

/** An uncaught error ends the process. */
function expectAlive({ storefront }: ShopWithoutServices): void {
  expect(storefront.output()).not.toMatch(/uncaught|unhandled|node:internal|Node\.js v\d/i);
}

/** Requests every page as the visitor, whose token may have expired. */
const visitPages = ({ host, pages, storefront, visitor }: ShopWithoutServices, isExpired = false) => {
  // The clock of this shop is ahead.
  const token = withLife(visitor.session.token, isExpired ? -60 : 86_400);
  const cookie = `${sessionCookies({ ...visitor.session, token }, visitor.account)}; ralph-cart=${visitor.cartId}`;
  return pageKinds.map((kind) =>
    send({ port: storefront.port, host, target: pages[kind].target, headers: { cookie } }),
  );
};

test('every page has its content while every service is well', async ({ shopWithoutServices: shop }) => {
  shop.side.fail(null);
  const responses = await Promise.all(visitPages(shop));
  for (const [index, { status, text }] of responses.entries()) {
    const kind = pageKinds[index] as PageKind;
    expect.soft([status, shop.pages[kind].hasContent(text)], kind).toEqual([200, true]);
  }
});

/** A request of a browser to a service, through the shop. */
const browserRequest = (
  service: Service,
  { host, visitor: { account, session } }: ShopWithoutServices,
): Omit<HttpRequest, 'port'> => {
  const bearer = { authorization: `Bearer ${session.token}` };
  const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const handshake = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  const search = '/api/storefront/v3/queries/autocomplete?market=dk&locale=da-DK&q=s';
  const email = encodeURIComponent(account.email);
  const requests: Readonly<Record<Service, Omit<HttpRequest, 'port' | 'host'>>> = {
    search: { target: search },
    favourites: { target: `/likes/users/${claimsOf(session.token).sid ?? ''}/products`, headers: bearer },
    loyalty: {
      target: `/api/voyado-engage/get-contact?email=${email}`,
      headers: { ...own, cookie: sessionCookies(session, account) },
    },
    login: { target: '/auth/login' },
    socket: { target: '/graphql/ws', headers: { ...own, ...handshake, 'sec-websocket-version': '13' } },
    images: { target: '/cdn-cgi/image/width=80/product/none.jpg' },
    collector: { target: '/collect', method: 'POST', headers: { ...own, 'content-type': 'text/plain' }, body: '{}' },
  };
  return { host, ...requests[service] };
};

type ProxiedStatus = number | 'reset' | 'own';

/** The status that a browser gets of a failing service: of the proxy, or the service's own. */
const proxiedStatus: Readonly<Record<Failure, ProxiedStatus>> = {
  down: 503,
  reset: 'reset',
  hang: 504,
  '5 s': 'own',
  500: 500,
  503: 503,
  429: 429,
  HTML: 200,
  '{}': 200,
  null: 200,
  'bad gzip': 200,
  bomb: 200,
};

/** The shop's own addresses in front of the members programme wait like a page; a socket needs a status of its own. */
const statusOf = (service: Service, failure: Failure): ProxiedStatus => {
  if (service === 'loyalty') return 503;
  if (service !== 'socket') return proxiedStatus[failure];
  if (failure === 'reset' || failure === 'hang') return 503;
  return proxiedStatus[failure] === 200 ? 502 : proxiedStatus[failure];
};

test('what a browser requests of a failing service has a status in time, and no text of its errors', async ({
  shopWithoutServices: shop,
}) => {
  const { side, storefront } = shop;
  const responses: Promise<readonly [string, unknown]>[] = [];
  for (const service of services) {
    for (const failure of failures) {
      const arrived = side.fail({ service, failure });
      const response = send({
        ...browserRequest(service, shop),
        port: storefront.port,
        agent: false,
        timeout: 3 * PROXY_TIMEOUT,
      }).then(
        ({ status, text }) => ({
          status: failure === '5 s' && status < 500 ? 'own' : status,
          leaks: leaks.exec(text)?.[0],
          isLimited: text.length <= MAX_PROXIED,
        }),
        ({ code }: NodeJS.ErrnoException) => ({ status: code === 'ECONNRESET' ? 'reset' : code }),
      );
      responses.push(response.then((outcome) => [`${service} ${failure}`, outcome] as const));
      // A request fails as the service does when it arrives there.
      await arrived;
    }
  }
  side.fail(null);
  await storefront.timeOut(waits.loyalty);
  const expected = services.flatMap((service) =>
    failures.map((failure) => {
      const status = statusOf(service, failure);
      return [`${service} ${failure}`, status === 'reset' ? { status } : { status, leaks: undefined, isLimited: true }];
    }),
  );
  expect(Object.fromEntries(await Promise.all(responses))).toEqual(Object.fromEntries(expected));
  expectAlive(shop);
});

for (const service of services) {
  for (const failure of failures) {
    test(
      `without ${service} (${failure}) every page has its content`,
      { tag: '@quarter' },
      async ({ shopWithoutServices: shop }) => {
        const { side, storefront, pages } = shop;
        // A service that has failed gets requests again.
        await storefront.passMinutes(1);
        side.fail({ service, failure });
        const loading = visitPages(shop, service === 'login');
        await Promise.all(
          loading.filter((_page, index) => !requestedFor[service].includes(pageKinds[index] as PageKind)),
        );
        const responses = await outwaitFailure(shop, service, failure, Promise.all(loading));
        for (const [index, { status, text, cookies }] of responses.entries()) {
          const kind = pageKinds[index] as PageKind;
          const served = servedDuring(pages[kind], kind, service, failure);
          const cell = { status, hasContent: served.hasContent(text), leaks: leaks.exec(text)?.[0], cookies };
          expect.soft(cell, kind).toEqual({ status: served.status, hasContent: true, leaks: undefined, cookies: [] });
        }
        expect(side.received() > 0).toBe(requestedFor[service].length > 0);
        expectAlive(shop);
      },
    );
  }
}
