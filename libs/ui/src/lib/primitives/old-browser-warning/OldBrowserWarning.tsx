import type { ReactNode } from 'react';

export interface OldBrowserWarningProps {
  /** The problem, in a sentence. */
  readonly title: string;
  /** The way out. */
  readonly children: ReactNode;
}

/**
 * Informs users of Internet Explorer that the shop does not work there. For the server's markup only: no script and no
 * styles of the shop run in such a browser, so its look is set in attributes of HTML 3.
 */
export const OldBrowserWarning = ({ title, children }: OldBrowserWarningProps) => (
  <p role="alert" style={{ margin: '0.5em', padding: '1em', border: '1px solid', fontFamily: 'sans-serif' }}>
    <strong>{title}</strong> {children}
  </p>
);
