import type { ReactNode } from 'react';

/** The position of snackbars; on a phone left and right are the same. */
export type SnackbarPlacement = 'top-right' | 'top-left' | 'top' | 'bottom-right' | 'bottom-left' | 'bottom';

/** The action of a snackbar, used at most once: it also closes the snackbar. */
export type SnackbarAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; /** Such as undoing what the snackbar reports. */ readonly onPress: () => void };

/** One short message about something that has just happened. */
export interface SnackbarMessage {
  readonly id: string;
  readonly message: ReactNode;
  /** The kind of message. */
  readonly tone?: 'neutral' | 'success' | 'danger';
  readonly action?: SnackbarAction;
  /** `top-right` by default. */
  readonly placement?: SnackbarPlacement;
  /** Stays until it is closed or removed. */
  readonly persistent?: boolean;
}

/** The snackbars of one placement. */
export interface SnackbarStack {
  readonly placement: SnackbarPlacement;
  readonly snackbars: readonly SnackbarMessage[];
}

/** The maximum number of visible snackbars. */
const LIMIT = 3;

/**
 * The visible ones of `snackbars`, by placement: those that have waited longest. The others are queued, so that each is
 * shown for its full time, which leaves time to undo.
 */
export const stacksOf = (snackbars: readonly SnackbarMessage[]): readonly SnackbarStack[] => {
  const stacks = new Map<SnackbarPlacement, SnackbarMessage[]>();
  for (const snackbar of snackbars.slice(0, LIMIT)) {
    const { placement = 'top-right' } = snackbar;
    stacks.set(placement, [...(stacks.get(placement) ?? []), snackbar]);
  }
  return [...stacks].map(([placement, stack]) => ({ placement, snackbars: stack }));
};
