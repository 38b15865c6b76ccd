import type { ReactNode } from 'react';

export interface OldBrowserWarningProps {
  /** What is wrong, in a sentence. */
  readonly title: string;
  /** The way out. */
  readonly children: ReactNode;
}

/**
 * Tells the users of Internet Explorer that the shop does not work there (UI-12). For the server's markup only: no script
 * and none of the shop's styles run in such a browser, so what it looks like stands in it, in words of 1998.
 */
export const OldBrowserWarning = ({ title, children }: OldBrowserWarningProps) => (
  <p role="alert" style={{ margin: '0.5em', padding: '1em', border: '1px solid', fontFamily: 'sans-serif' }}>
    <strong>{title}</strong> {children}
  </p>
);
