import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Heading } from '../text/Heading.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

/** The props of every modal surface. */
interface ModalProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /**
   * Called on Escape, the close button and a press outside; focus returns to the opener, even if it was rendered again.
   */
  readonly onClose: () => void;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export type DialogProps = ModalProps;

export interface SidePanelProps extends ModalProps {
  /**
   * `content`: a narrow panel at the side, such as a menu. `overlay`: fills a phone, wide on a laptop, for content
   * with a page of its own. `quick-shop`: comes from below on a phone, where the thumb is, and from the side on a
   * laptop.
   */
  readonly variant?: 'content' | 'overlay' | 'quick-shop';
}

interface ModalFrameProps extends ModalProps {
  readonly variant: 'dialog' | 'content' | 'overlay' | 'quick-shop';
}

/**
 * A native modal dialog with a title, a close button, content that scrolls and a footer that stays. Renders its content
 * only while it is open.
 */
const ModalFrame = ({ open, title, onClose, footer, children, variant }: ModalFrameProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.modal} data-variant={variant} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <div className={styles.header}>
            <Heading level={2} size="l" id={titleId}>
              {title}
            </Heading>
            <IconButton icon="close" label={t`Close`} onClick={onClose} />
          </div>
          {/* A scrolling region must be reachable with the keyboard, even if it has text only. */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
};

/** A modal notice or confirmation in the middle of the page. */
export const Dialog = (props: DialogProps) => <ModalFrame {...props} variant="dialog" />;

/** A modal panel at the edge of the page. */
export const SidePanel = ({ variant = 'content', ...modal }: SidePanelProps) => (
  <ModalFrame {...modal} variant={variant} />
);
