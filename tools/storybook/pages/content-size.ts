/** The size of what a story shows, in px, with its padding. */
export function contentSize(document: Document): { readonly width: number; readonly height: number } {
  const root = document.querySelector('#storybook-root');
  const { clientWidth, clientHeight } = document.documentElement;
  // A panel over the page is not in the flow: then the complete screen counts.
  if (!root || document.querySelector(':modal, :popover-open')) return { width: clientWidth, height: clientHeight };
  // Boxes around others are as wide as the page, whatever is in them.
  const innermost = [...root.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 0);
  const boxes = innermost
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const padding = Number.parseFloat(getComputedStyle(document.body).paddingLeft);
  return {
    width: Math.min(clientWidth, Math.ceil(Math.max(padding, ...boxes.map(({ right }) => right)) + padding)),
    height: Math.min(clientHeight, Math.ceil(Math.max(padding, ...boxes.map(({ bottom }) => bottom)) + padding)),
  };
}
