import { ToastRegion } from '@lyng/ui';
import type { ToastMessage } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSnacks, snackDismissed } from '../../shell/slices/snackbar-slice.ts';
import { useOnline } from '../../shell/use-online.ts';

const tones = { info: 'neutral', success: 'success', error: 'danger' } as const;
const OFFLINE = 'offline';

/** Says for as long as there is no network what becomes of what the shopper does, unless they have closed it. */
function useOfflineToast(): readonly [ToastMessage | null, () => void] {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [isClosed, setClosed] = useState(false);
  if (isOnline && isClosed) setClosed(false);
  const message = t`You are offline. Changes to your cart and favourites are saved when you are back online.`;
  const isShown = !isOnline && !isClosed;
  return [isShown ? { id: OFFLINE, message, placement: 'top', persistent: true } : null, () => setClosed(true)];
}

/** What the shopper has just done, for five seconds (UI-01), and that there is no network. */
export function Toasts() {
  const dispatch = useDispatch();
  const snacks = useSelector(selectSnacks);
  const [offline, closeOffline] = useOfflineToast();
  const toasts = snacks.map(({ id, text, mode, placement, undo }) => ({
    id,
    message: text,
    tone: tones[mode],
    ...(placement && { placement }),
    ...(undo && { action: { label: undo.label, onPress: () => dispatch(undo.action) } }),
  }));
  return (
    <ToastRegion
      toasts={offline ? [offline, ...toasts] : toasts}
      onDismiss={(id) => (id === OFFLINE ? closeOffline() : dispatch(snackDismissed(id)))}
    />
  );
}
