import { config, serverDesktopWidth } from '../config.ts';

/** Spec §9: a desktop device is taken to be 1360 px wide; a phone or tablet to be at the lower end of its class. */
export const viewportWidthOf = (userAgent: string): number => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return config.breakpoints.tablet;
  return /Mobi|iPhone|Android/i.test(userAgent) ? 390 : serverDesktopWidth;
};

/** What pages may be cached apart by. */
export const deviceClassOf = (userAgent: string): 'desktop' | 'tablet' | 'phone' => {
  const width = viewportWidthOf(userAgent);
  return width >= serverDesktopWidth ? 'desktop' : width >= config.breakpoints.tablet ? 'tablet' : 'phone';
};

/**
 * UI-12: Internet Explorer, by its engine's name; true of nothing else. Opera before 2013 and some robots called
 * themselves by its name.
 */
export const isAncientBrowser = (userAgent: string): boolean =>
  /MSIE \d|Trident\//.test(userAgent) && !/Opera|bot\b/i.test(userAgent);
