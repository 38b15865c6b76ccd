import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { reduceHeaderScroll } from './header-scroll.ts';
import type { HeaderScroll } from './header-scroll.ts';

/** Whether the header should be out of sight, from the page's scrolling; its own height is the threshold. */
export const useHeaderHidden = (header: RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let scroll: HeaderScroll = { scrollTop: window.scrollY, hidden: false };
    const follow = () => {
      // Safari reports positions below 0 while the page bounces at its top.
      scroll = reduceHeaderScroll(scroll, Math.max(0, window.scrollY), header.current?.offsetHeight ?? 0);
      setHidden(scroll.hidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header]);

  return hidden;
};
