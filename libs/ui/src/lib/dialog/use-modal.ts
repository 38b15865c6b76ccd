import { useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

/** What a modal `<dialog>` element is given. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Keeps a native dialog's modal state equal to `open`; Escape, a press outside and `close()` call `onClose`. */
export const useModal = (open: boolean, onClose: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    // Browsers before 2022 have the element's class without its methods: there it opens in place.
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as HTMLElement).setAttribute('open', '');
    return () => {
      if ('close' in dialog) dialog.close();
      else (dialog as HTMLElement).removeAttribute('open');
      // The platform gives focus back only while its dialog is still in the document.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref,
    // Closing is reported late: the dialog may have been opened again since.
    onClose: () => open && !ref.current?.open && onClose(),
    onClick: (event) => event.target === event.currentTarget && onClose(),
  };
};
