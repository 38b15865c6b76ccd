import { ToastRegion } from '@lyng/ui';
import { useDispatch, useSelector } from 'react-redux';
import { selectSnacks, snackDismissed } from '../../shell/slices/snackbar-slice.ts';

const tones = { info: 'neutral', success: 'success', error: 'danger' } as const;

/** What the shop has just done, for five seconds (UI-01). */
export function Toasts() {
  const dispatch = useDispatch();
  const snacks = useSelector(selectSnacks);
  return (
    <ToastRegion
      toasts={snacks.map(({ id, text, mode, placement, undo }) => ({
        id,
        message: text,
        tone: tones[mode],
        ...(placement && { placement }),
        ...(undo && { action: { label: undo.label, onPress: () => dispatch(undo.action) } }),
      }))}
      onDismiss={(id) => dispatch(snackDismissed(id))}
    />
  );
}
