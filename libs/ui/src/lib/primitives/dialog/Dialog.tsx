import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './ModalFrame.tsx';

export type DialogProps = ModalProps;

/** A modal notice or confirmation in the middle of the page. */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} variant="dialog" />;
