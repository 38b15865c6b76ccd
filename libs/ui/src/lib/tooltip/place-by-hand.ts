/** Keeps a popover below its anchor and inside the window in browsers without CSS anchor positioning; the others are told by the style sheet. */
export const placeByHand = (popover: HTMLElement, anchor: Element): void => {
  if (globalThis.CSS?.supports?.('position-area', 'block-end')) return;
  const { left, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  popover.style.margin = '0';
  popover.style.inset = `${Math.min(bottom, clientHeight - popover.offsetHeight)}px auto auto ${Math.max(0, Math.min(left, clientWidth - popover.offsetWidth))}px`;
};
