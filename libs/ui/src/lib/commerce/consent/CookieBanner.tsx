import { useEffect, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Button } from '../../primitives/button/Button.tsx';
import styles from './CookieBanner.module.css';

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
 * Sets the height of an element at the foot of the window as `--reserved-room` in px on `<html>`, for as long as it is
 * mounted.
 */
const useReservedRoom = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--reserved-room', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--reserved-room');
    };
  }, [ref]);
};

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
