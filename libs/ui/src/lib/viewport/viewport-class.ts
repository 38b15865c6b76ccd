/** Where each class begins, in px of the viewport's width; ascending. */
export interface ViewportBreakpoints {
  readonly phone: number;
  readonly tablet: number;
  readonly laptop: number;
  readonly desktop: number;
  readonly desktopBig: number;
}

/** The width of the window, in words. */
export type ViewportClass = keyof ViewportBreakpoints;

/** The class of a window `width` px wide. Anything narrower than a tablet is a phone. */
export const viewportClass = (
  width: number,
  { tablet, laptop, desktop, desktopBig }: ViewportBreakpoints,
): ViewportClass => {
  if (width < tablet) return 'phone';
  if (width < laptop) return 'tablet';
  if (width < desktop) return 'laptop';
  return width < desktopBig ? 'desktop' : 'desktopBig';
};
