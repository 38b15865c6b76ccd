import { useLingui } from '@lingui/react/macro';
import { Children, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import { carouselEnds } from './carousel-ends.ts';
import type { CarouselEnds } from './carousel-ends.ts';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** The row's content, such as its heading; name it also where a heading precedes the row. */
  readonly label: string;
  /** Cards, each of which becomes an entry of the list; give each a link or another tab stop. */
  readonly children: ReactNode;
}

const nowhere: CarouselEnds = { before: false, after: false };

/**
 * A row of product cards that scrolls sideways, in the columns of `ProductGrid`; arrows lie over the images where there
 * is more to see. Without script a plain scrolling list.
 */
export const Carousel = ({ label, children }: CarouselProps) => {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState(nowhere);
  const measure = () => {
    if (!row.current) return;
    const { before, after } = carouselEnds(row.current);
    setEnds((known) => (known.before === before && known.after === after ? known : { before, after }));
  };

  useEffect(() => {
    if (!row.current || !('ResizeObserver' in window)) return;
    // Reports the first size too.
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [children]);

  /** Nearly a full view, so that the card that was cut off becomes the first or the last. */
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 });
  const arrow = (direction: 1 | -1, name: string, more: boolean) => (
    // Stays focusable at the ends, or the focus would be lost with the last press.
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      aria-disabled={!more || undefined}
      onClick={() => more && turn(direction)}
    >
      <Icon name={direction < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  );

  return (
    <div className={styles.carousel} role="group" aria-roledescription={t`carousel`} aria-label={label}>
      <ul ref={row} className={styles.row} role="list" onScroll={measure}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
      {(ends.before || ends.after) && (
        <div className={styles.arrows}>
          {arrow(-1, t`Scroll back`, ends.before)}
          {arrow(1, t`Scroll on`, ends.after)}
        </div>
      )}
    </div>
  );
};
