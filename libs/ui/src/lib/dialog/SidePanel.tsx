import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Heading } from '../text/Heading.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface SidePanelProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Called on Escape, the close button and a press outside; focus goes back to what opened the panel. */
  readonly onClose: () => void;
  readonly side?: 'right' | 'left';
  /** Stays in sight below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal panel at the side of the page: the bag, a filter, a quick look at a product. */
export const SidePanel = ({ open, title, onClose, side = 'right', footer, children }: SidePanelProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.panel} data-side={side} aria-labelledby={titleId}>
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <Heading level={2} size="l" id={titleId}>
              {title}
            </Heading>
            <IconButton icon="close" label={t`Close`} onClick={onClose} />
          </header>
          {/* What scrolls must be reachable for the keyboard, also when it is text only. */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
};
