import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './ModalFrame.tsx';

export interface SidePanelProps extends ModalProps {
  /**
   * `content`: a narrow panel at the side, such as the bag. `overlay`: fills a phone, wide on a laptop, for what is a page of
   * its own. `quick-shop`: comes from below on a phone, where the thumb is, and from the side on a laptop.
   */
  readonly variant?: 'content' | 'overlay' | 'quick-shop';
  /** Where it comes from, as far as it comes from a side. */
  readonly side?: 'right' | 'left';
}

/** A modal panel at the edge of the page: the bag, a menu, a quick look at a product (UI-09). */
export const SidePanel = ({ variant = 'content', side = 'right', ...modal }: SidePanelProps) => (
  <ModalFrame {...modal} variant={variant} side={side} />
);
