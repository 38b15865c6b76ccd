/** Where each class begins, in px of the viewport's width; ascending. */
export interface ViewportBreakpoints {
  readonly phone: number;
  readonly tablet: number;
  readonly laptop: number;
  readonly desktop: number;
  readonly desktopBig: number;
}

/** Spec §4: how wide the window is, in words. */
export type ViewportClass = keyof ViewportBreakpoints;

/** The class of a window `width` px wide (UI-05). Whatever is narrower than a tablet is a phone, also below a phone's own width. */
export const viewportClass = (
  width: number,
  { tablet, laptop, desktop, desktopBig }: ViewportBreakpoints,
): ViewportClass => {
  if (width < tablet) return 'phone';
  if (width < laptop) return 'tablet';
  if (width < desktop) return 'laptop';
  return width < desktopBig ? 'desktop' : 'desktopBig';
};
