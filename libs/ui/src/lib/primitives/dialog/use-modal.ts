import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

import { modalOpened } from './open-modals.ts';
import { rememberOpener } from './opener.ts';

const isOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): boolean => target === currentTarget;

/**
 * The props of a `<dialog>`, which keep its modal state equal to `open`; Escape, a press outside and `close()` call
 * `onClose`.
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const findOpener = rememberOpener(document.activeElement);
    // Browsers before 2022 have the element's class without its methods: there it opens inline.
    if ('showModal' in dialog) dialog.showModal();
    else (dialog as HTMLElement).setAttribute('open', '');
    const leave = modalOpened(dialog);
    return () => {
      leave();
      if ('close' in dialog) dialog.close();
      else (dialog as HTMLElement).removeAttribute('open');
      // The platform returns the focus only while its dialog is still in the document, and only to the very same
      // element.
      findOpener()?.focus();
    };
  }, [open]);

  return {
    ref,
    // Escape returns the focus at once and fires `close` later: a key pressed in between would open a dialog that is
    // still open.
    onCancel: onClose,
    // `close` fires asynchronously: the dialog may have been opened again since.
    onClose: () => open && !ref.current?.open && onClose(),
    // A press that begins on the text and ends outside selects text; the second one of a double click belongs to what
    // has opened the dialog. Neither closes it.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = isOutside(event) && event.detail < 2;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => pressedOutside.current && isOutside(event) && onClose(),
  };
};
