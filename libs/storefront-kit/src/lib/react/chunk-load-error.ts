import type { TextStore } from '@lyng/browser';

/** Minimum time between two reloads, in ms. */
const MIN_RELOAD_INTERVAL = 60_000;

const key = 'page-reloaded';

/**
 * Whether a chunk failed to load, by the messages of Chromium, Firefox and Safari: the shop is offline or a newer
 * version has replaced this one.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/**
 * Whether the page may reload at `now` (ms); stores it if so. A tab that cannot store it never reloads, to avoid a
 * loop.
 */
export function claimReload(tabStorage: Pick<TextStore, 'read' | 'write'>, now: number): boolean {
  const last = Number(tabStorage.read(key) ?? Number.NEGATIVE_INFINITY);
  return Math.abs(now - last) >= MIN_RELOAD_INTERVAL && tabStorage.write(key, String(now)) === 'stored';
}
