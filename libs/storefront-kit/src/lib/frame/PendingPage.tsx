import { useSlot } from '@lyng/feature';
import { use, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { PendingNavigationContext, presentKey } from '../react/pending-navigation.ts';

/** Shows the known parts of the loading page; the present one is hidden meanwhile. */
export function PendingPage() {
  const { pending, end } = use(PendingNavigationContext);
  const { key } = useLocation();
  const { state } = useNavigation();
  const Pending = useSlot('page:pending');
  const hasStarted = useRef(false);
  const shown = pending?.from === key ? pending : null;
  useLayoutEffect(() => {
    if (state !== 'idle') hasStarted.current = true;
    else if (hasStarted.current) {
      hasStarted.current = false;
      // It was cancelled, or has come. Nothing else may be rendered here: effects of the page would run before its paint.
      if (pending) end();
    }
  }, [state, pending, end]);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    return () => {
      if (presentKey() === shown.from) window.scrollTo({ top: shown.top, behavior: 'instant' });
    };
  }, [shown]);
  return shown && Pending ? <Pending pathname={shown.pathname} known={shown.known} /> : null;
}
