import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

import { reduceHeaderScroll } from './header-scroll.ts';
import type { HeaderScroll } from './header-scroll.ts';

/** Whether the header should be hidden, from the page's scrolling; its own height is the threshold. */
export const useHeaderHidden = (
  header: RefObject<HTMLElement | null>,
  onChange?: (hidden: boolean) => void,
): boolean => {
  const [hidden, setHidden] = useState(false);
  const notify = useEffectEvent((now: boolean) => onChange?.(now));

  useEffect(() => {
    let scroll: HeaderScroll = { scrollTop: window.scrollY, hidden: false };
    const follow = () => {
      // Safari reports positions below 0 while the page bounces at its top.
      const before = scroll.hidden;
      scroll = reduceHeaderScroll(scroll, Math.max(0, window.scrollY), header.current?.offsetHeight ?? 0);
      if (scroll.hidden === before) return;
      setHidden(scroll.hidden);
      notify(scroll.hidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header]);

  return hidden;
};
