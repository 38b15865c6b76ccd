import type { TextStore } from '@lyng/browser';

/** In ms: a page whose code is lost is loaded anew at most once in so long (spec §8). */
const pause = 60_000;

const key = 'page-reloaded';

/** Whether code did not come, in the words of Chromium, Firefox and Safari: the network was away, or a newer shop has taken the place of this one. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/** Whether the page may be loaded anew at `now` (ms); remembers it when it may. A tab that cannot remember it never does, or it would go on for ever. */
export function takeReload(tabStorage: Pick<TextStore, 'read' | 'write'>, now: number): boolean {
  const last = Number(tabStorage.read(key) ?? Number.NEGATIVE_INFINITY);
  return Math.abs(now - last) >= pause && tabStorage.write(key, String(now)) === 'kept';
}
