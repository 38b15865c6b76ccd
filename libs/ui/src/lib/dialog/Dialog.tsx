import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './ModalFrame.tsx';

export type DialogProps = ModalProps;

/** A modal question or notice in the middle of the page (UI-09). */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} variant="dialog" />;
