import { prepareChaos } from '../../fixtures/chaos.ts';
import { send } from '../../fixtures/http.ts';
import { expect, test } from '../../fixtures/http-test.ts';
import { startStorefront } from '../../fixtures/storefront-process.ts';

/** A page that takes longer counts as an outage, in ms. */
const PAGE_TIMEOUT = 15_000;

/** Whom pages are made for: anybody, who comes from a campaign, who has a cart, who is known. */
const visitors = [
  { name: 'anybody', query: '', headers: {} },
  { name: 'a visitor of a campaign', query: '?utm_source=letter', headers: {} },
  {
    name: 'a shopper with a cart',
    query: '',
    headers: { cookie: 'ralph-cart=00000000-0000-4000-8000-000000000000' },
  },
  { name: 'a visitor with remembered state', query: '', headers: { cookie: 'ralph-persisted-states=1' } },
];

test('[REL-1, REL-2, REL-3] 200 orders with 20 cut connections, a row locked for ten seconds and five kills: no order is lost, halved or doubled, and every page loads all the time', async ({
  port,
}, { parallelIndex }) => {
  test.setTimeout(300_000);
  // Each backend listens on it after the one before was killed.
  const backendPort = port + 40 + parallelIndex;
  const chaos = await prepareChaos(backendPort);
  if (!chaos) return test.skip(true, 'No PostgreSQL is running; a killed backend needs a database that outlives it.');
  const storefront = await startStorefront(0, backendPort);
  const get = async (target: string, headers = {}) => {
    const host = `dk.localhost:${storefront.port}`;
    const page = await send({ port: storefront.port, host, target, headers, timeout: PAGE_TIMEOUT });
    return { status: page.status, text: page.text };
  };
  try {
    const list = await get('/nyheder');
    const product = /href="(\/[^"?#]*sko-4)"/.exec(list.text)?.[1] ?? '';
    const category = /href="(\/c\/[^"?#]+)"/.exec(list.text)?.[1] ?? '';
    const pages = ['/', '/nyheder', category, product, '/s/sko'];
    for (const target of pages) expect((await get(target)).status, target).toBe(200);

    let isOver = false;
    let count = 0;
    const wrong: string[] = [];
    const browse = async (): Promise<void> => {
      while (!isOver)
        for (const target of pages)
          for (const { name, query, headers } of visitors) {
            const outcome = await get(target + query, headers).then(({ status }) => status, String);
            count += 1;
            if (outcome !== 200) wrong.push(`${target} for ${name}: ${String(outcome)}`);
          }
    };
    const [result] = await Promise.all([chaos.run().finally(() => (isOver = true)), browse()]);
    expect(result).toMatchObject({ kills: 5, cuts: 20, issues: [] });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(pages.length * visitors.length);
    const seconds = result.recoveries.map((recovery) => (recovery / 1000).toFixed(1)).join(', ');
    process.stdout.write(`chaos: ${count} pages loaded; the backend was back after ${seconds} s\n`);
  } finally {
    await storefront.stop();
    chaos.end();
  }
});
