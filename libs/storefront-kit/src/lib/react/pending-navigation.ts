import { createContext } from 'react';

/** A link that was followed and whose page is loading. */
export interface PendingNavigation {
  readonly pathname: string;
  /** The link's data about the page. */
  readonly known: object;
  /** The key of the history entry with the link. */
  readonly from: string;
  /** The scroll position of the page with the link, in px. */
  readonly top: number;
}

export interface PendingNavigationState {
  readonly pending: PendingNavigation | null;
  readonly end: () => void;
}

export const PendingNavigationContext = createContext<PendingNavigationState>({ pending: null, end: () => undefined });

/** The key of the browser's history entry, as the router writes it. */
export const presentKey = (): string => (window.history.state as { readonly key?: string } | null)?.key ?? 'default';
