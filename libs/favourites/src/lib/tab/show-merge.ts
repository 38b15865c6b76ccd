import { snackbarShown } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { GuestMerge } from '../core/guest-merge.ts';
import { mergeMessages, undoMergeMessage } from '../react/favourite-tools/merge-messages.ts';
import { favouritesTakenOut } from '../state/favourite-events.ts';

/** So many names fit into a message. */
const MAX_NAMES = 3;

/** Names of the products that did not fit, the oldest first; none where they are unknown. */
async function namesOf({ port }: Pick<AppContext, 'port'>, dropped: readonly number[]): Promise<readonly string[]> {
  if (dropped.length === 0) return [];
  const products = await (await port('productsByIds'))?.(dropped.slice(0, MAX_NAMES)).catch(() => undefined);
  return products?.ok ? products.value.map(({ name }) => name) : [];
}

/** Reports what a login has brought to the account, with an undo. */
export async function showMerge(
  app: Pick<AppContext, 'loadMessages' | 'port' | 'store' | 'translate'>,
  { userId, added, dropped }: GuestMerge,
): Promise<void> {
  const { loadMessages, store, translate } = app;
  const [names] = await Promise.all([namesOf(app, dropped), loadMessages('favourites-tools')]);
  const text = mergeMessages(added.length, dropped.length, names).map(translate).join(' ');
  const undo = { label: translate(undoMergeMessage), action: favouritesTakenOut(userId, added) };
  store.dispatch(snackbarShown(text, added.length > 0 ? { undo } : {}));
}
