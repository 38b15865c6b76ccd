import { openPage, untilSettled } from './devices.mjs';
import { cookiesOf } from './page-load.mjs';

/** Long enough for a pointer that rests on a link before the click, in ms. */
const HOVER = 200;
/** Idle work after a page has settled, in ms: what it loads ahead is part of the visit before the tap. */
const SETTLED = 1500;
const TIMEOUT = 30_000;

/**
 * The time at which a condition holds and has been painted; `undefined` until then. It runs in every frame of the page,
 * and on the next document if the tap loads one.
 */
function paintedWhen({ id, kind, selector, before }) {
  const painted = (globalThis.benchPainted ??= {});
  if (id in painted) return painted[id];
  const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const holds = {
    visible: () => visible.length > 0,
    changed: () => visible.length > 0 && visible[0].textContent !== before,
    more: () => visible.length > before,
    pressed: () => visible[0]?.getAttribute('aria-pressed') === 'true',
    filled: () => visible[0]?.value === before,
  }[kind]();
  if (!holds) return undefined;
  painted[id] = undefined;
  requestAnimationFrame(() => setTimeout(() => (painted[id] = performance.timeOrigin + performance.now())));
  return undefined;
}

let conditions = 0;

/** When a condition holds and has been painted, in ms since the epoch. */
export async function painted(page, condition) {
  conditions += 1;
  const handle = await page.waitForFunction(
    paintedWhen,
    { ...condition, id: conditions },
    { polling: 'raf', timeout: TIMEOUT },
  );
  return handle.jsonValue();
}

/** When the last tap or key was, in ms since the epoch. */
export const tappedAt = (page) => page.evaluate(() => Number(sessionStorage.getItem('bench-tapped')));

/** The observer hears of a tap a little after its paint, in ms. */
const OBSERVED = 250;

/**
 * The browser's own interaction to next paint of the tap at `tapped`, in ms: 16 when it was too short to be reported,
 * `undefined` when the tap has loaded another document.
 */
async function interactionToNextPaint(page, tapped) {
  const find = (start) => {
    if (performance.timeOrigin > start) return { duration: undefined };
    const durations = globalThis.benchSeen.interactions
      .filter(([startTime, duration]) => performance.timeOrigin + startTime + duration > start)
      .map(([, duration]) => duration);
    return durations.length > 0 && { duration: Math.max(...durations) };
  };
  const seen = await page.waitForFunction(find, tapped, { timeout: OBSERVED }).catch(() => undefined);
  return seen ? (await seen.jsonValue()).duration : 16;
}

/** A page of a storefront on a device, and what a shopper does there. */
export async function openVisit({ browser, device, target, kind }) {
  const { origin, pages } = target;
  const { page } = await openPage(browser, device, { cookies: cookiesOf(target, kind) });
  const touch = device.context.hasTouch;
  const press = async (selector, nth = 0) => {
    const element = page.locator(selector).filter({ visible: true }).nth(nth);
    if (touch) return element.tap();
    await element.hover();
    await page.waitForTimeout(HOVER);
    return element.click();
  };
  const textOf = (selector) =>
    page.locator(selector).filter({ visible: true }).first().textContent({ timeout: TIMEOUT });
  const changed = async (selector) => ({ kind: 'changed', selector, before: await textOf(selector) });
  const pause = () => page.waitForTimeout(SETTLED);
  return {
    page,
    press,
    changed,
    pause,
    settle: async () => {
      await (target.isForeign ? page.waitForLoadState('networkidle') : untilSettled(page));
      await pause();
    },
    open: async (kind) => {
      await page.goto(origin + pages[kind], { waitUntil: 'commit' });
    },
    more: async (selector) => ({ kind: 'more', selector, before: await page.locator(selector).count() }),
    /**
     * Does `act` and returns how many ms after the last tap or key each of the conditions was painted, by their names,
     * and the interaction to next paint of the tap, by the name of the first and `Inp`.
     */
    timed: async (act, expected) => {
      const names = Object.keys(expected);
      const shown = Promise.all(names.map((name) => painted(page, expected[name])));
      // When the tap itself fails, its error is the one to report.
      shown.catch(() => undefined);
      await act();
      const times = await shown;
      const tapped = await tappedAt(page);
      return {
        ...Object.fromEntries(names.map((name, index) => [name, times[index] - tapped])),
        [`${names[0]}Inp`]: await interactionToNextPaint(page, tapped),
      };
    },
    /** Goes back in the history; ms until the heading of the page before was painted. */
    goBack: async (heading) => {
      const shown = painted(page, await changed(heading));
      const start = await page.evaluate(() => {
        const now = performance.timeOrigin + performance.now();
        history.back();
        return now;
      });
      return (await shown) - start;
    },
    close: () => page.context().close(),
  };
}

/** The condition that something is shown. */
export const isVisible = (selector) => ({ kind: 'visible', selector });
