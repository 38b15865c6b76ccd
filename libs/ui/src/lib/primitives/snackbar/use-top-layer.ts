import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { topmostModal, watchModals } from '../dialog/open-modals.ts';

/**
 * An element that lies above everything on the page and can be used there, also over an open modal dialog: it moves
 * into the topmost one, outside of which all is inert, and is raised again whenever `key`, which is empty for an empty
 * element, changes. `null` on the server.
 */
export const useTopLayer = (className: string | undefined, key: string): HTMLElement | null => {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const modal = useSyncExternalStore(watchModals, topmostModal, () => null);

  useEffect(() => {
    const made = document.createElement('div');
    made.className = className ?? '';
    setLayer(made);
    return () => made.remove();
  }, [className]);

  useLayoutEffect(() => {
    if (!layer) return undefined;
    const home = modal ?? document.body;
    // The same element is moved, so that its content keeps its state, such as the timers.
    if (layer.parentElement !== home) home.append(layer);
    // Without popovers (before 2024) it stays in place, and a z-index has to do.
    if (!('showPopover' in layer)) return undefined;
    layer.popover = 'manual';
    const raise = () => {
      if (layer.matches(':popover-open')) layer.hidePopover();
      layer.showPopover();
    };
    if (key !== '') return raise();
    // With nothing to show it is only raised for what comes: that lays out the page again, and can wait for its paint.
    const timer = setTimeout(raise);
    return () => clearTimeout(timer);
  }, [layer, modal, key]);

  return layer;
};
