import { SnackbarRegion } from '@lyng/ui';
import type { SnackbarMessage } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSnackbars, snackbarDismissed, useOnline } from '@lyng/feature';

const tones = { info: 'neutral', success: 'success', error: 'danger' } as const;
const OFFLINE = 'offline';

/** Shows while offline that changes are saved for later, unless it has been closed. */
function useOfflineSnackbar(): readonly [SnackbarMessage | null, () => void] {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [isClosed, setClosed] = useState(false);
  if (isOnline && isClosed) setClosed(false);
  const message = t`You are offline. Changes to your cart and favourites are saved when you are back online.`;
  const isShown = !isOnline && !isClosed;
  return [isShown ? { id: OFFLINE, message, placement: 'top', persistent: true } : null, () => setClosed(true)];
}

/** Messages about the shopper's actions, for five seconds, and that the browser is offline. */
export function Snackbars() {
  const dispatch = useDispatch();
  const messages = useSelector(selectSnackbars);
  const [offline, closeOffline] = useOfflineSnackbar();
  const snackbars = messages.map(({ id, text, mode, placement, undo, link, persistent = false }) => ({
    id,
    message: text,
    tone: tones[mode],
    persistent,
    ...(placement && { placement }),
    ...(link && { action: link }),
    ...(undo && { action: { label: undo.label, onPress: () => dispatch(undo.action) } }),
  }));
  return (
    <SnackbarRegion
      snackbars={offline ? [offline, ...snackbars] : snackbars}
      onDismiss={(id) => (id === OFFLINE ? closeOffline() : dispatch(snackbarDismissed(id)))}
    />
  );
}
