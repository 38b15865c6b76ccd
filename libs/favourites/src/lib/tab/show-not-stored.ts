import { snackbarShown } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { notStoredMessage } from '../react/favourite-tools/not-stored-message.ts';

/** Reports that the browser does not store the favourites. */
export async function showNotStored({
  loadMessages,
  store,
  translate,
}: Pick<AppContext, 'loadMessages' | 'store' | 'translate'>): Promise<void> {
  await loadMessages('favourites-tools');
  store.dispatch(snackbarShown(translate(notStoredMessage), { mode: 'error' }));
}
