import { modalOpened } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';

/** The settings' name among the modals. */
export const COOKIE_SETTINGS = 'cookie-settings';

/** Opens the cookie settings; adds the slice for it first, in case the press came before it was added. */
export async function openCookieSettings({ addLazySlices, store }: AppContext): Promise<void> {
  await addLazySlices();
  store.dispatch(modalOpened(COOKIE_SETTINGS));
}
