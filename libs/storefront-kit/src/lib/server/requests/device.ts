import { serverDesktopWidth } from '@lyng/feature';
import { viewportBreakpoints } from '@lyng/ui';

/** A desktop device is assumed to be 1360 px wide; a phone or tablet to be at the lower end of its class. */
export const viewportWidthOf = (userAgent: string): number => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return viewportBreakpoints.tablet;
  return /Mobi|iPhone|Android/i.test(userAgent) ? 390 : serverDesktopWidth;
};

/** The class by which cached pages differ. */
export const deviceClassOf = (userAgent: string): 'desktop' | 'tablet' | 'phone' => {
  const width = viewportWidthOf(userAgent);
  return width >= serverDesktopWidth ? 'desktop' : width >= viewportBreakpoints.tablet ? 'tablet' : 'phone';
};

/** Internet Explorer, by its engine's name; nothing else. Opera before 2013 and some robots used its browser name. */
export const isAncientBrowser = (userAgent: string): boolean =>
  /MSIE \d|Trident\//.test(userAgent) && !/Opera|bot\b/i.test(userAgent);
