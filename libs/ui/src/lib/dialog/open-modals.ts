/**
 * The modal dialogs that are open, the topmost last. Everything outside the topmost one is inert, so what must stay in
 * reach (toasts) has to go where it is.
 */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const become = (modals: readonly HTMLDialogElement[]): void => {
  openModals = modals;
  for (const listener of listeners) listener();
};

/** Whether a dialog has closed in this very task. */
let hasJustClosed = false;

/** Says that a dialog is open; the function given back says that it no longer is. One that takes another's place does not slide in again. */
export const modalOpened = (dialog: HTMLDialogElement): (() => void) => {
  dialog.toggleAttribute('data-still', hasJustClosed);
  become([...openModals, dialog]);
  return () => {
    hasJustClosed = true;
    queueMicrotask(() => (hasJustClosed = false));
    become(openModals.filter((one) => one !== dialog));
  };
};

/** The dialog that holds everything else inert. */
export const topmostModal = (): HTMLDialogElement | null => openModals.at(-1) ?? null;

/** Calls `listener` whenever a dialog opens or closes. */
export const watchModals = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
