import { openPhone, untilHydrated, untilSettled } from './phone.mjs';

const runs = 3;

const median = (values) => [...values].sort((a, b) => (a < b ? -1 : 1))[Math.floor(values.length / 2)];

/** Medians of each figure over the runs. */
const medians = (results) =>
  Object.fromEntries(Object.keys(results[0]).map((name) => [name, median(results.map((result) => result[name]))]));

/** What the page's observers have gathered; TBT as Lighthouse counts it, but until the page has settled. */
function figuresOfPage() {
  const { lcp, lcpElement, cls, longTasks } = globalThis.benchSeen;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = longTasks
    .filter(([start]) => start >= firstPaint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return {
    fcp: firstPaint,
    lcp,
    lcpElement,
    tbt: blocking,
    cls,
    hydrated: performance.getEntriesByName('hydrated')[0].startTime,
  };
}

/** A visit that is not measured: images are resized and pages cached from now on, and nothing of the page is missing. */
async function prepare(browser, shop, path) {
  const page = await openPhone(browser, { throttled: false });
  const missing = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(`${response.status()} ${response.url()}`));
  try {
    await page.goto(`http://${shop.host}${path}`);
    await untilSettled(page);
  } finally {
    await page.context().close();
  }
  if (missing.length > 0)
    throw new Error(`bench: ${path} is not complete, so its times would be wrong: ${missing.join(', ')}`);
}

async function visit(browser, shop, path) {
  const page = await openPhone(browser, { throttled: true });
  try {
    await page.goto(`http://${shop.host}${path}`);
    await untilSettled(page);
    return await page.evaluate(figuresOfPage);
  } finally {
    await page.context().close();
  }
}

/** Ms from the click until another main heading has been painted. */
const timeToNextHeading = () =>
  new Promise((resolve) => {
    let clickedAt;
    const before = document.querySelector('main h1')?.textContent;
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    new MutationObserver((_changes, observer) => {
      const heading = document.querySelector('main h1')?.textContent;
      if (clickedAt === undefined || !heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** List to product: the first card is tapped when `ready` resolves. */
async function clickThrough(browser, shop, listPath, ready) {
  const page = await openPhone(browser, { throttled: true });
  try {
    await page.goto(`http://${shop.host}${listPath}`);
    await ready(page);
    const shown = page.evaluate(timeToNextHeading);
    await page.locator('main article a[href]').first().click();
    return await shown;
  } finally {
    await page.context().close();
  }
}

async function repeat(work) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}

/** What a shopper with a middling phone on slow 4G sees: medians of three visits with an empty cache; times in ms. */
export async function measureBrowser(shop, pages, browser) {
  const figures = {};
  for (const kind of ['home', 'list', 'product']) {
    await prepare(browser, shop, pages[kind]);
    figures[kind] = medians(await repeat(() => visit(browser, shop, pages[kind])));
  }
  const settled = median(await repeat(() => clickThrough(browser, shop, pages.list, untilSettled)));
  const atOnce = median(await repeat(() => clickThrough(browser, shop, pages.list, untilHydrated)));
  return { runs, pages: figures, clickToContent: { settled, rightAfterHydration: atOnce } };
}
