import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { reduceHeaderScroll } from './header-scroll.ts';
import type { HeaderScroll } from './header-scroll.ts';

/** Whether the header should be hidden, from the page's scrolling; its own height is the threshold. */
export const useHeaderHidden = (
  header: RefObject<HTMLElement | null>,
  onChange?: (hidden: boolean) => void,
): boolean => {
  const [hidden, setHidden] = useState(false);
  const scroll = useRef<HeaderScroll>({ scrollTop: 0, hidden: false });

  useEffect(() => {
    scroll.current = { ...scroll.current, scrollTop: window.scrollY };
    const follow = () => {
      // Safari reports positions below 0 while the page bounces at its top.
      const next = reduceHeaderScroll(scroll.current, Math.max(0, window.scrollY), header.current?.offsetHeight ?? 0);
      const isChange = next.hidden !== scroll.current.hidden;
      scroll.current = next;
      if (!isChange) return;
      setHidden(next.hidden);
      onChange?.(next.hidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header, onChange]);

  return hidden;
};
