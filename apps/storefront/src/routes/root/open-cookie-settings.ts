import { addLateSlices } from '../../shell/late-slices.ts';
import { modalOpened } from '../../shell/slices/panel-slices.ts';
import type { AppStore } from '../../store.ts';

/** The settings' name among the modals. */
export const COOKIE_SETTINGS = 'cookie-settings';

/** Opens the cookie settings; what remembers that they are open comes along, if a press was that early. */
export function openCookieSettings(store: AppStore): void {
  addLateSlices(store);
  store.dispatch(modalOpened(COOKIE_SETTINGS));
}
