import { chromium } from '@playwright/test';

/** A middling phone on slow 4G, as Lighthouse has it with throttling by the browser: ms are added per request, speeds are in bytes per second. */
export const phone = {
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  network: { offline: false, latency: 562.5, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 },
  cpuSlowdown: 4,
};

/** A laptop with nothing slowed down. */
export const desktop = { context: { viewport: { width: 1350, height: 940 } }, network: undefined, cpuSlowdown: 1 };

export const openBrowser = (executablePath) =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });

/** Runs in every page before its own code: marks the moment of hydration and gathers what the browser observes. */
function observe() {
  const seen = { lcp: 0, lcpElement: '', cls: 0, interactions: [] };
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
  // The time of the last tap or key outlives the document, so that a tap that loads another one can be measured.
  // One that the page dispatches again, such as after hydration, is not the shopper's.
  const note = ({ timeStamp, isTrusted }) =>
    isTrusted && sessionStorage.setItem('bench-tapped', String(performance.timeOrigin + timeStamp));
  // A document without an origin has no storage.
  if (origin !== 'null') for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true });
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpElement = [element?.tagName.toLowerCase(), url || element?.textContent.slice(0, 40)].join(' ');
  });
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch(
    'event',
    ({ interactionId, startTime, duration }) => interactionId && seen.interactions.push([startTime, duration]),
    { durationThreshold: 16 },
  );
}

/** A page of `device` with an empty cache; slowed down as the device is, or only its network or its processor. */
export async function openPage(browser, device, { network = true, processor = true, cookies = [] } = {}) {
  const context = await browser.newContext(device.context);
  if (cookies.length > 0) await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network && device.network) await session.send('Network.emulateNetworkConditions', device.network);
  if (processor && device.cpuSlowdown > 1)
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  return { page, session };
}

/** Waits until React has taken the page over. */
export const untilHydrated = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 });

/** Waits until the page is hydrated and has no open request. */
export async function untilSettled(page) {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}
