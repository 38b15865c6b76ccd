import { markets } from '../look/look.ts';

/** The widths of a contact sheet, in px. */
const sheetViewports = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Laptop', width: 1440, height: 900 },
] as const;

const sheetThemes = ['light', 'dark'] as const;

/** The frames of a contact sheet: every market, light and dark, on each viewport. */
export const sheetFrames = markets.flatMap(({ alias, language }) =>
  sheetThemes.flatMap((theme) =>
    sheetViewports.map(({ name, width, height }) => ({
      title: `${alias.toUpperCase()}, ${language}, ${theme}, ${name.toLowerCase()}`,
      globals: { market: alias, theme },
      width,
      height,
    })),
  ),
);

/**
 * The address of a story alone.
 * @example frameAddress('ui-button--primary', { market: 'se', theme: 'dark' }) // 'iframe.html?id=ui-button--primary&viewMode=story&globals=market:se;theme:dark'
 */
export const frameAddress = (storyId: string, globals: Readonly<Record<string, string>>): string =>
  `iframe.html?id=${storyId}&viewMode=story&globals=${Object.entries(globals)
    .map((pair) => pair.join(':'))
    .join(';')}`;
