import type { ReactNode } from 'react';

/** Where toasts appear; on a phone the sides are one. */
export type ToastPlacement = 'top-right' | 'top-left' | 'top' | 'bottom-right' | 'bottom-left' | 'bottom';

/** One way on from a toast, taken at most once: it also closes the toast. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; /** Such as undoing what the toast tells of. */ readonly onPress: () => void };

/** One short message about something that has just happened. */
export interface ToastMessage {
  readonly id: string;
  readonly message: ReactNode;
  /** What kind of news it is. */
  readonly tone?: 'neutral' | 'success' | 'danger';
  readonly action?: ToastAction;
  readonly placement?: ToastPlacement;
  /** Stays until it is closed or taken away. */
  readonly persistent?: boolean;
}

/** The toasts of one place. */
export interface ToastStack {
  readonly placement: ToastPlacement;
  readonly toasts: readonly ToastMessage[];
}

/**
 * What is to be seen of `toasts`, by place: the `limit` that have waited longest. The others wait for their turn, so
 * that each has its whole time, and with it whoever wants to undo.
 */
export const stacksOf = (
  toasts: readonly ToastMessage[],
  limit: number,
  standard: ToastPlacement,
): readonly ToastStack[] => {
  const stacks = new Map<ToastPlacement, ToastMessage[]>();
  for (const toast of toasts.slice(0, limit)) {
    const placement = toast.placement ?? standard;
    stacks.set(placement, [...(stacks.get(placement) ?? []), toast]);
  }
  return [...stacks].map(([placement, stack]) => ({ placement, toasts: stack }));
};
