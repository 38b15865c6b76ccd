/**
 * The open modal dialogs, the topmost last. Everything outside the topmost one is inert, so what must stay reachable
 * (snackbars) has to move into it.
 */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const become = (modals: readonly HTMLDialogElement[]): void => {
  openModals = modals;
  for (const listener of listeners) listener();
};

/** Whether a dialog has closed in this very task. */
let hasJustClosed = false;

/**
 * Registers an open dialog; the returned function unregisters it. A dialog that replaces another does not slide in
 * again.
 */
export const modalOpened = (dialog: HTMLDialogElement): (() => void) => {
  dialog.toggleAttribute('data-still', hasJustClosed);
  become([...openModals, dialog]);
  return () => {
    hasJustClosed = true;
    queueMicrotask(() => (hasJustClosed = false));
    become(openModals.filter((one) => one !== dialog));
  };
};

/** The dialog that makes everything else inert. */
export const topmostModal = (): HTMLDialogElement | null => openModals.at(-1) ?? null;

/** Calls `listener` whenever a dialog opens or closes. */
export const watchModals = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
