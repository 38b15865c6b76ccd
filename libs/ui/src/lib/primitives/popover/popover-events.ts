import type { FocusEvent, MouseEvent } from 'react';

const hide = (element: HTMLElement) => {
  // jsdom and browsers before 2024 have no popovers; there the element is simply part of the page.
  if ('hidePopover' in element && element.matches(':popover-open')) element.hidePopover();
};

/** Closes a popover when one of its links is followed: with a router the page stays, and so would the popover. */
export const closePopoverOnLink = (event: MouseEvent<HTMLElement>): void => {
  if (event.target instanceof Element && event.target.closest('a')) hide(event.currentTarget);
};

/** Closes a popover when the focus leaves it, so that it never covers the focused element. */
export const closePopoverOnBlur = (event: FocusEvent<HTMLElement>): void => {
  if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
    hide(event.currentTarget);
};
