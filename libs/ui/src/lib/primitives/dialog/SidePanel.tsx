import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './ModalFrame.tsx';

export interface SidePanelProps extends ModalProps {
  /**
   * `content`: a narrow panel at the side, such as a menu. `overlay`: fills a phone, wide on a laptop, for content
   * with a page of its own. `quick-shop`: comes from below on a phone, where the thumb is, and from the side on a
   * laptop.
   */
  readonly variant?: 'content' | 'overlay' | 'quick-shop';
}

/** A modal panel at the edge of the page. */
export const SidePanel = ({ variant = 'content', ...modal }: SidePanelProps) => (
  <ModalFrame {...modal} variant={variant} />
);
