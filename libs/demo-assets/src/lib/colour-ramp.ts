/** Red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as the eye sees it (OKLab): lightness 0–1, green to red, blue to yellow. */
type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** The grey of a neutral master where it has the product's own colour. */
export const NEUTRAL = 128;

const linearOf = (byte: number): number => (byte <= 10.31 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

const byteOf = (linear: number): number => {
  const within = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055));
};

function oklabOf(rgb: Rgb): Oklab {
  const [red, green, blue] = rgb.map(linearOf) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function rgbOf([lightness, greenRed, blueYellow]: Oklab): Rgb {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const middle = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    byteOf(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    byteOf(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    byteOf(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The colour with its lightness moved (−1…1); shadows keep their hue, highlights lose a little of it. */
function shaded([lightness, greenRed, blueYellow]: Oklab, by: number): Rgb {
  const chroma = by > 0 ? 1 - by * 0.9 : 1 + by * 0.35;
  return rgbOf([Math.min(0.985, Math.max(0.08, lightness + by)), greenRed * chroma, blueYellow * chroma]);
}

/** A colour in every light of a master. */
export interface ColourRamp {
  /** RGB for each of the 256 greys of the master. */
  readonly shades: Uint8Array;
  /** Thread that is a little visible on the colour. */
  readonly thread: Rgb;
}

/** Black and white are pulled in a little, and shade less or more than others, so that shadow and light still show. */
export function colourRamp(hex: string): ColourRamp {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x8a8580;
  const [seen, greenRed, blueYellow] = oklabOf([(value >> 16) & 255, (value >> 8) & 255, value & 255]);
  const lightness = Math.min(0.955, Math.max(0.27, seen));
  const base: Oklab = [lightness, greenRed, blueYellow];
  const isDark = lightness < 0.42;
  const isPale = lightness > 0.82;
  const [neutral] = oklabOf([NEUTRAL, NEUTRAL, NEUTRAL]);
  const shades = Array.from({ length: 256 }, (_, grey) => {
    const by = oklabOf([grey, grey, grey])[0] - neutral;
    return shaded(base, by * (by < 0 ? (isDark ? 0.67 : isPale ? 1.22 : 1) : isDark ? 1.42 : 1));
  });
  return { shades: Uint8Array.from(shades.flat()), thread: shaded(base, isDark ? 0.16 : isPale ? -0.16 : 0.13) };
}
