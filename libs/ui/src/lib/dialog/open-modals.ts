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

/** Says that a dialog is open; the function given back says that it no longer is. */
export const modalOpened = (dialog: HTMLDialogElement): (() => void) => {
  become([...openModals, dialog]);
  return () => become(openModals.filter((one) => one !== dialog));
};

/** The dialog that holds everything else inert. */
export const topmostModal = (): HTMLDialogElement | null => openModals.at(-1) ?? null;

/** Calls `listener` whenever a dialog opens or closes. */
export const watchModals = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
