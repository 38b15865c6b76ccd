import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import styles from './CookieBanner.module.css';
import { useReservedRoom } from './use-reserved-room.ts';

/** One of the banner's answers. */
export interface CookieAnswer {
  readonly label: ReactNode;
  readonly onChoose: () => void;
}

export interface CookieBannerProps {
  /** The question; it also names the region. */
  readonly title: ReactNode;
  /** What is asked, in a few lines. */
  readonly children: ReactNode;
  /** All ways to answer, in their order. They look alike: refusing is as easy as accepting. */
  readonly answers: readonly CookieAnswer[];
}

/**
 * Asks without standing in the way: a sheet at the foot of the window that holds neither the focus nor the page, takes
 * at most 40 % of a phone's height, and keeps what has the focus out from under it (WCAG 2.4.11). Put it early in the
 * document, so that the keyboard meets it early; it is not printed.
 */
export const CookieBanner = ({ title, children, answers }: CookieBannerProps) => {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useReservedRoom(banner);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.question}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
        <div className={styles.answers}>
          {answers.map(({ label, onChoose }, index) => (
            <Button key={index} variant="secondary" className={styles.answer} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
};
