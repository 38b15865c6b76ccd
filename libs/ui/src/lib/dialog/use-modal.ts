import { useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

import { modalOpened } from './open-modals.ts';
import { rememberOpener } from './opener.ts';

/** What a modal `<dialog>` element is given. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: () => void;
  readonly onClose: () => void;
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

const isOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): boolean => target === currentTarget;

/** Keeps a native dialog's modal state equal to `open`; Escape, a press outside and `close()` call `onClose`. */
export const useModal = (open: boolean, onClose: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const findOpener = rememberOpener(document.activeElement);
    // Browsers before 2022 have the element's class without its methods: there it opens in place.
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as HTMLElement).setAttribute('open', '');
    const leave = modalOpened(dialog);
    return () => {
      leave();
      if ('close' in dialog) dialog.close();
      else (dialog as HTMLElement).removeAttribute('open');
      // The platform gives focus back only while its dialog is still in the document, and only to the very same element.
      findOpener()?.focus();
    };
  }, [open]);

  return {
    ref,
    // Escape gives the focus back at once and reports the closing late: a key pressed in between would open what is open still.
    onCancel: onClose,
    // Closing is reported late: the dialog may have been opened again since.
    onClose: () => open && !ref.current?.open && onClose(),
    // A press that begins on the text and ends outside selects; it does not leave.
    onMouseDown: (event) => {
      pressedOutside.current = isOutside(event);
    },
    onClick: (event) => pressedOutside.current && isOutside(event) && onClose(),
  };
};
