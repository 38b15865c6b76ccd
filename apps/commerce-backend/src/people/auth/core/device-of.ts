/** A browser in words that its owner recognizes; empty when unknown. Without its version, two words identify no shopper. */
export interface DeviceWords {
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order: nearly every browser calls itself Safari and Chrome too. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** In this order: Android calls itself Linux too, an iPhone Mac OS. */
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, text: string): string => names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

export const deviceOf = (userAgent: string): DeviceWords => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
