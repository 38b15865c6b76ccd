import { chromium } from '@playwright/test';

/** A middling phone, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Slow 4G: round trip in ms, bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;

export const openBrowser = (executablePath) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });

/** Runs in every page before its own code: marks the moment of hydration and gathers what the browser observes. */
function observe() {
  const seen = { lcp: 0, lcpElement: '', cls: 0, longTasks: [] };
  globalThis.benchSeen = seen;
  // React notifies its developer tools of every commit; the first one is the hydration.
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      if (performance.getEntriesByName('hydrated').length === 0) performance.mark('hydrated');
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpElement = [element?.tagName.toLowerCase(), url || element?.textContent.slice(0, 40)].join(' ');
  });
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
}

/** A page with an empty cache on a phone; throttled to a slow network and processor on request. */
export async function openPhone(browser, { throttled }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  if (throttled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  }
  return page;
}

/** Waits until React has taken the page over. */
export const untilHydrated = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });

/** Waits until the page is hydrated and has no open request. */
export async function untilSettled(page) {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}
