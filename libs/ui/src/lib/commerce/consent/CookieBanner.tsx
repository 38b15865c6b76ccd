import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../primitives/button/Button.tsx';
import styles from './CookieBanner.module.css';
import { useReservedRoom } from './use-reserved-room.ts';

/** One choice of the banner. */
export interface CookieChoice {
  readonly label: ReactNode;
  readonly onChoose: () => void;
}

export interface CookieBannerProps {
  /** The title; it also names the region. */
  readonly title: ReactNode;
  /** The text, in a few lines. */
  readonly children: ReactNode;
  /** All choices, in their order. They look the same: rejecting is as easy as accepting. */
  readonly choices: readonly CookieChoice[];
}

/**
 * A non-modal cookie banner: a sheet at the foot of the window that traps neither the focus nor the scrolling, takes at
 * most 40 % of a phone's height, and never covers the focused element (WCAG 2.4.11). Put it early in the document, so
 * that the keyboard reaches it early; it is not printed.
 */
export const CookieBanner = ({ title, children, choices }: CookieBannerProps) => {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useReservedRoom(banner);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div className={styles.message}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
        <div className={styles.choices}>
          {choices.map(({ label, onChoose }, index) => (
            <Button key={index} variant="secondary" className={styles.choice} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
};
