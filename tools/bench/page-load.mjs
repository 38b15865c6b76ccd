import { openPage, untilSettled } from './devices.mjs';
import { isWithCart } from './sample-pages.mjs';

/** A task longer than this blocks a tap, in ms. */
const LONG_TASK = 50;
/** Scripts count until so long after the load event, in ms. */
const EARLY = 3000;

/** A page without React, or of another storefront, is settled once it requests nothing. */
const settle = (page, { isStatic, isForeign }) =>
  isStatic || isForeign ? page.waitForLoadState('networkidle') : untilSettled(page);

/** The cookies of a visit: the choice in a banner that would lie over the page, and the cart of the pages that need one. */
export const cookiesOf = ({ cookies = [], cartCookies = [], origin }, kind) =>
  [...cookies, ...(isWithCart(kind) ? cartCookies : [])].map((cookie) => ({ url: origin, ...cookie }));

function figuresOfPage() {
  const { lcp, lcpElement, cls } = globalThis.benchSeen;
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    lcp,
    lcpElement,
    cls,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
  };
}

const millis = (events, start) => events.map(({ ts }) => (ts - start) / 1000);

/**
 * The tasks of the page's main thread, in ms: the processor time of each, not the time on the clock, because other
 * programs take their part of a busy machine.
 */
function mainThreadTasks(trace, slowdown) {
  const { traceEvents } = JSON.parse(trace.toString());
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('bench: the trace has no first paint.');
  const [painted] = millis([paint], 0);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && tdur !== undefined,
  );
  return tasks.filter(({ ts }) => ts / 1000 >= painted).map(({ tdur }) => (tdur / 1000) * slowdown);
}

/** The longest task after the first paint, the blocking time and the time of all of them, on a processor as slow as the device's. */
async function blocking({ browser, device, target, kind }) {
  const { page } = await openPage(browser, device, { processor: false, cookies: cookiesOf(target, kind) });
  try {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
    });
    await page.goto(target.origin + target.pages[kind]);
    await settle(page, target);
    await page.waitForTimeout(EARLY);
    const tasks = mainThreadTasks(await browser.stopTracing(), device.cpuSlowdown);
    return {
      longestTask: Math.max(0, ...tasks),
      tbt: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK), 0),
      threadTime: tasks.reduce((sum, task) => sum + task, 0),
    };
  } finally {
    await page.context().close();
  }
}

/** The resources whose bytes are counted by kind, as transferred. */
const countedKinds = { Script: 'scriptBytes', Image: 'imageBytes', Document: 'htmlBytes' };

/** When the page is painted and comes to life, and what it has loaded three seconds after its load event. */
async function paints({ browser, device, target, kind }) {
  const { page, session } = await openPage(browser, device, { cookies: cookiesOf(target, kind) });
  const figures = { requests: 0, scriptBytes: 0, imageBytes: 0, htmlBytes: 0 };
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    figures.requests += 1;
    const counted = countedKinds[kinds.get(requestId)];
    if (counted) figures[counted] += encodedDataLength;
  });
  try {
    await page.goto(target.origin + target.pages[kind]);
    await page.waitForTimeout(EARLY);
    const loaded = { ...figures };
    await settle(page, target);
    return { ...(await page.evaluate(figuresOfPage)), ...loaded };
  } finally {
    await page.context().close();
  }
}

/** One load of a page with an empty cache: times in ms, sizes in bytes. */
export const pageLoad = async (visit) => ({ ...(await paints(visit)), ...(await blocking(visit)) });
