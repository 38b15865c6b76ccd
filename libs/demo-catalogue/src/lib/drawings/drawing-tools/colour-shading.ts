/** Lightness, green–red and blue–yellow of a colour as the eye sees them (OKLab), lightness 0–1. */
interface PerceivedColour {
  readonly lightness: number;
  readonly greenRed: number;
  readonly blueYellow: number;
}

/** One colour in the light and shadow of the studio. */
export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly bright: string;
  readonly shade: string;
  readonly deep: string;
  /** Thin lines where two pieces meet. */
  readonly seam: string;
  /** Thread that is a little visible on the piece. */
  readonly thread: string;
  readonly isDark: boolean;
  readonly isPale: boolean;
}

const linearOf = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const channelOf = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

function perceive(hex: string): PerceivedColour {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x8a8580;
  const red = linearOf(((value >> 16) & 255) / 255);
  const green = linearOf(((value >> 8) & 255) / 255);
  const blue = linearOf((value & 255) / 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    greenRed: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    blueYellow: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function hexOf({ lightness, greenRed, blueYellow }: PerceivedColour): string {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const middle = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const bytes = channels.map((linear) =>
    Math.round(Math.min(1, Math.max(0, channelOf(Math.min(1, Math.max(0, linear))))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour with its lightness moved (−1…1); shadows keep their hue, highlights lose a little of it. */
export function shaded(hex: string, by: number): string {
  const colour = perceive(hex);
  const lightness = Math.min(0.985, Math.max(0.08, colour.lightness + by));
  const chroma = by > 0 ? 1 - by * 0.9 : 1 + by * 0.35;
  return hexOf({
    lightness,
    greenRed: colour.greenRed * chroma,
    blueYellow: colour.blueYellow * chroma,
  });
}

/** A colour on the way from one to another; share 0 is the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
  const from = perceive(first);
  const to = perceive(second);
  const between = (start: number, end: number): number => start + (end - start) * share;
  return hexOf({
    lightness: between(from.lightness, to.lightness),
    greenRed: between(from.greenRed, to.greenRed),
    blueYellow: between(from.blueYellow, to.blueYellow),
  });
}

/** How light the colour looks, 0 (black) to 1 (white). */
export const lightnessOf = (hex: string): number => perceive(hex).lightness;

/** The tones of one colour; black and white are pulled in a little so that shadow and light still show. */
export function tonesOf(hex: string): Tones {
  const seen = perceive(hex);
  const lightness = Math.min(0.955, Math.max(0.27, seen.lightness));
  const base = hexOf({ ...seen, lightness });
  const isDark = lightness < 0.42;
  const isPale = lightness > 0.82;
  return {
    base,
    light: shaded(base, isDark ? 0.075 : 0.05),
    bright: shaded(base, isDark ? 0.17 : 0.12),
    shade: shaded(base, isPale ? -0.11 : -0.09),
    deep: shaded(base, isPale ? -0.24 : isDark ? -0.14 : -0.2),
    seam: shaded(base, isPale ? -0.28 : isDark ? -0.13 : -0.22),
    thread: shaded(base, isDark ? 0.16 : isPale ? -0.16 : 0.13),
    isDark,
    isPale,
  };
}
