/**
 * Every measure of the look, in one place: `write-tokens-css.ts` makes the custom properties from it, and nothing else
 * in the repository may hold a colour.
 */
export const tokens = {
  color: {
    background: { light: '#fbf9f6', dark: '#161413' },
    /** Surfaces on the background: fields, panels, cards. */
    surface: { light: '#ffffff', dark: '#211e1c' },
    /** Areas below the background: the footer, a hovered control. */
    sunken: { light: '#f2eee8', dark: '#2b2724' },
    /** Behind product images until they are loaded; the same in both themes, as the images are. */
    ground: { light: '#efebe5', dark: '#efebe5' },
    text: { light: '#1d1a18', dark: '#f4f0ea' },
    'text-muted': { light: '#655d56', dark: '#b8afa5' },
    border: { light: '#e3ddd4', dark: '#3b3531' },
    /** Edges that separate a control from its background. */
    'border-strong': { light: '#877d73', dark: '#8d8378' },
    /** Heather, for what is the shopper's own: hearts, counts, progress. Reduced prices and campaigns are `sale`. */
    accent: { light: '#7b4b6e', dark: '#d9a9cc' },
    'on-accent': { light: '#ffffff', dark: '#2b1625' },
    /** The ground of a page's first picture, the same in both themes. */
    hero: { light: '#3b2334', dark: '#3b2334' },
    'on-hero': { light: '#fbf1ea', dark: '#fbf1ea' },
    sale: { light: '#a8321f', dark: '#ff9c86' },
    success: { light: '#2c6a45', dark: '#8ed1a6' },
    warning: { light: '#855400', dark: '#e9b964' },
    danger: { light: '#b1271b', dark: '#ff9d92' },
    focus: { light: '#5b2f8a', dark: '#e3c2f5' },
    /** Over the page while a panel is open. */
    scrim: { light: '#1d1a1866', dark: '#000000a6' },
    /** The background as it is seen through the scrim. */
    'background-dimmed': { light: '#a2a09d', dark: '#080707' },
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
  },
  font: {
    text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
    /** Headings and the shop's name. */
    display: "'Familjen Grotesk', 'Familjen fallback', system-ui, sans-serif",
  },
  'font-size': {
    xs: '0.75rem',
    s: '0.875rem',
    m: '1rem',
    l: '1.125rem',
    xl: 'clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)',
    '2xl': 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)',
    '3xl': 'clamp(2.625rem, 1.5rem + 4.5vw, 5.5rem)',
  },
  'font-weight': { regular: '400', medium: '500', bold: '650' },
  'line-height': { tight: '1.15', body: '1.5' },
  tracking: { tight: '-0.015em', logo: '-0.03em' },
  'underline-offset': '0.25em',
  radius: { s: '0.125rem', m: '0.25rem', full: '99rem' },
  shadow: { s: '0 1px 2px #1d1a181f', m: '0 0.5rem 2rem #1d1a182e' },
  /** `fast` for interactions, `slow` for large movements; `turn` is one round of a spinner. */
  duration: { fast: '0.15s', slow: '0.2s', turn: '0.9s' },
  /** `out` for what arrives, `in` for what leaves, `creep` for progress that never quite completes. */
  easing: { out: 'cubic-bezier(0.2, 0, 0, 1)', creep: 'cubic-bezier(0.1, 0.6, 0.2, 1)' },
  'transition-colors':
    'color var(--duration-fast), background-color var(--duration-fast), border-color var(--duration-fast)',
  /** Lines that must be seen: focus, chosen, in error. A hairline is 1px and needs no token. */
  stroke: '2px',
  'stroke-thick': '4px',
  'focus-ring': '2px solid var(--color-focus)',
  size: {
    control: '2.75rem',
    'control-l': '3.25rem',
    /** The page-load bar is 5 px high. */
    'load-bar': '5px',
  },
  'content-width': '1440px',
  /** Space at both sides of the page, and the header's measures: `base` on a phone, `laptop` from 1024 px. */
  'page-margin': { base: '1rem', laptop: '2.5rem' },
  'header-row': { base: '3.5rem', laptop: '4.5rem' },
  'header-height': { base: '6.75rem', laptop: '4.5rem' },
  /** The stacking order within the page; a modal panel lies above all of them by itself. */
  layer: { header: '10', panel: '20', snackbar: '30' },
} as const;

/** Where the layout changes, in px of the viewport's width. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Where each kind of device begins, in px of the viewport's width. */
export const viewportBreakpoints = {
  phone: breakpoints.xs,
  tablet: breakpoints.md,
  laptop: breakpoints.lg,
  desktop: breakpoints.xl,
  desktopBig: breakpoints['2xl'],
} as const;

/** The names of the shop's colours. */
export type ColourName = keyof typeof tokens.color;
