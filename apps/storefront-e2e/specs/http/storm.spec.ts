import type { BackendMood } from '../../fixtures/fake-backend.ts';
import type { HttpResponse } from '../../fixtures/http.ts';
import { expect, test as base } from '../../fixtures/http-test.ts';
import { newCustomer, sessionCookies, withLife } from '../../fixtures/logged-in.ts';
import { outwait, startOutage } from '../../fixtures/outage.ts';
import type { Outage } from '../../fixtures/outage.ts';
import { mainTextOf, titleOf } from '../../fixtures/page-facts.ts';

const isLong = process.env['LONG_TESTS'] === '1';
const REQUESTS = isLong ? 10_000 : 300;
/** The min duration of the requests, in ms. */
const DURATION_MS = isLong ? 60_000 : 0;
const CONCURRENT = 16;

interface Visitor {
  readonly name: string;
  readonly query: string;
  readonly cookie: string;
}

interface Storm extends Outage {
  readonly visit: (target: string, cookie: string) => Promise<HttpResponse>;
  /** Sends requests of all visitors, for pages that were seen before and for others. */
  readonly rage: () => Promise<StormResult>;
}

interface StormResult {
  readonly count: number;
  /** The failures, by request. */
  readonly issues: readonly string[];
  /** In ms, sorted. */
  readonly times: readonly number[];
}

/** Pages that are in no cache. */
const unseen = (count: number): string => `/nyheder?page=${String(1000 + count)}`;

const cartCookie = 'ralph-cart=00000000-0000-4000-8000-000000000000';

const test = base.extend<{ storm: Storm }>({
  storm: async ({ port, addresses }, use) => {
    const { category, brand, product, content } = await addresses('dk');
    const seen = ['/', '/nyheder', category, brand, product, content];
    const { account, session, cookie } = await newCustomer(port + 1);
    const expired = { ...session, token: withLife(session.token, -60) };
    const visitors: readonly Visitor[] = [
      { name: 'anybody', query: '', cookie: '' },
      { name: 'a visitor of a campaign', query: '?utm_source=letter&gclid=1', cookie: '' },
      { name: 'a shopper with a cart', query: '', cookie: cartCookie },
      { name: 'a customer', query: '', cookie: `${cookie}; ${cartCookie}` },
      { name: 'a customer who returns', query: '?utm_source=letter', cookie: sessionCookies(expired, account) },
    ];
    const outage = await startOutage(port);
    const visit: Storm['visit'] = (target, cookie) => outage.get('dk', target, { cookie });
    for (const target of seen) expect((await visit(target, '')).status, target).toBe(200);
    const rage = async (): Promise<StormResult> => {
      const [issues, times]: [string[], number[]] = [[], []];
      const began = performance.now();
      let count = 0;
      const browse = async (): Promise<void> => {
        while (count < REQUESTS || performance.now() - began < DURATION_MS) {
          const own = count;
          count += 1;
          const { name, query, cookie } = visitors[own % visitors.length] as Visitor;
          // One in eleven requests is for a page that is in no cache.
          const isSeen = own % 11 !== 0;
          const target = isSeen ? `${String(seen[own % seen.length])}${query}` : unseen(own);
          const start = performance.now();
          const outcome = await visit(target, cookie).catch(String);
          times.push(performance.now() - start);
          if (typeof outcome === 'string') issues.push(`${target} for ${name}: ${outcome}`);
          else if (outcome.status !== (isSeen ? 200 : 503)) issues.push(`${target} for ${name}: ${outcome.status}`);
          else if (titleOf(outcome.text) === '' || mainTextOf(outcome.text).length < 20)
            issues.push(`${target} for ${name}: blank`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENT }, browse));
      return { count, issues, times: times.sort((one, other) => one - other) };
    };
    await use({ ...outage, visit, rage });
    await outage.stop();
  },
});

const moods = {
  down: 'closes every connection',
  silent: 'never responds',
  failing: 'responds with 500',
  confused: 'responds with a page',
} as const satisfies Partial<Record<BackendMood, string>>;

for (const [mood, name] of Object.entries(moods) as [keyof typeof moods, string][]) {
  test(
    `while the backend ${name} seen pages stay, others are an error page, and none hangs; then all are back`,
    { tag: '@quarter' },
    async ({ storm: { backend, storefront, visit, rage }, texts }) => {
      test.setTimeout(isLong ? 900_000 : 300_000);
      backend.become(mood);
      const { count, issues, times } = await (mood === 'silent'
        ? outwait(backend, storefront.timeOut, rage())
        : rage());
      const received = backend.received();
      expect(issues.slice(0, 20)).toEqual([]);
      // An outage does not get more requests than it has visitors; healthy pages need several each.
      expect(received / count).toBeLessThan(1);
      const t = texts('da');
      const visitInSilence = (target: string) => {
        const page = visit(target, cartCookie);
        return mood === 'silent' ? outwait(backend, storefront.timeOut, page) : page;
      };
      // An outage is not an empty cart.
      for (const target of ['/cart', '/kassen'])
        expect(mainTextOf((await visitInSilence(target)).text)).not.toContain(t('Your cart is empty'));
      const unavailable = t('Your cart could not be loaded');
      expect(mainTextOf((await visitInSilence('/kassen')).text)).toContain(unavailable);

      backend.become('well');
      // After half a second one query is let through, and with its response all others.
      await storefront.passMinutes(1);
      await visit(unseen(0), '');
      await expect.poll(() => storefront.output()).toContain('the backend responds again');
      expect((await visit('/nyheder?page=2', '')).status).toBe(200);
      expect(mainTextOf((await visit('/kassen', cartCookie)).text)).not.toContain(unavailable);
      const ms = (part: number) => times[Math.floor((times.length - 1) * part)]?.toFixed(0);
      process.stdout.write(
        `storm, backend ${mood}: ${count} requests, p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms, max ${ms(1)} ms; ${(received / count).toFixed(2)} backend requests each\n`,
      );
    },
  );
}
