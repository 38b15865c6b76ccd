import type { ReactNode } from 'react';

import { EmptyState } from '../empty-state/EmptyState.tsx';
import styles from './ErrorPage.module.css';

/**
 * Not found, server error, closed for maintenance; or the shopper is offline, which is not a server error and has no
 * number.
 */
export type ErrorPageStatus = 404 | 500 | 503 | 'offline';

export interface ErrorPageProps {
  readonly status: ErrorPageStatus;
  readonly title: ReactNode;
  /** An explanation for the shopper, in a sentence or two. */
  readonly text: ReactNode;
  /** Links to continue: `ButtonLink`s, the most useful first. */
  readonly actions: ReactNode;
  /** Popular links; each an element of a list. */
  readonly links?: { readonly label: string; readonly items: readonly ReactNode[] };
}

/**
 * A shoelace across the number: loose for a missing page, torn for an error, tied in a bow while the shop is closed.
 * Offline there is a plug beside its socket.
 */
const laces: Readonly<Record<ErrorPageStatus, string>> = {
  404: 'M4 72C50 40 96 104 148 70s76-48 92-18-22 46-34 22 26-58 76-36 62 40 114 14',
  500: 'M4 70c54-30 84 30 132 8s52 14 40 38M396 58c-46 36-84-18-132 2s-54 18-36 58',
  503: 'M4 62c60 24 130 16 192 4m8 0c62 12 132 20 192-4M200 66c-34-46-84-34-72-6s52 22 72 6Zm0 0c34-46 84-34 72-6s-52 22-72 6Zm-4 3c-8 18-24 26-44 32m52-32c8 18 24 26 44 32',
  offline:
    'M4 98c44 0 48-34 92-34h26m0-22h20a22 22 0 0 1 0 44h-20Zm42 10h22m-22 24h22M396 98c-44 0-48-34-92-34h-26m0-22h-20a22 22 0 0 0 0 44h20Z',
};

/** Replaces a page that cannot be shown: calm words, and links to continue. */
export const ErrorPage = ({ status, title, text, actions, links }: ErrorPageProps) => (
  <section className={styles.page}>
    <div className={styles.image} aria-hidden="true">
      {/* Keeps the height of the image. */}
      <span className={styles.number}>{status === 'offline' ? '\u00a0' : status}</span>
      <svg className={styles.lace} viewBox="0 0 400 128">
        <path d={laces[status]} />
      </svg>
    </div>
    <EmptyState headingLevel={1} title={title} text={text} action={<div className={styles.actions}>{actions}</div>} />
    {links && (
      <nav aria-label={links.label} className={styles.links}>
        <p>{links.label}</p>
        <ul>
          {links.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </nav>
    )}
  </section>
);
