import type { DrawingPattern } from '../drawing-kinds.ts';
import type { Tones } from './colour-shading.ts';
import { mixed, shaded } from './colour-shading.ts';
import { floralTile } from './floral-tile.ts';
import { cableTile, ribTile } from './knit-tiles.ts';
import type { Sketch } from './sketch.ts';

/** A piece of surface that repeats in both directions. */
export interface SurfaceTile {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
  /** Does not turn with the sleeve: fine grain looks the same from every side. */
  readonly fixed?: boolean;
}

export interface SurfaceOptions {
  readonly sketch: Sketch;
  readonly tones: Tones;
  readonly accent: Tones;
  readonly colours: readonly string[];
}

/** Fine irregular grain, as light falls on fibres; higher frequency is finer. */
function grain(sketch: Sketch, colour: string, frequency: string, strength: number, side = 96): SurfaceTile {
  const filter = sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${side}" height="${side}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${strength} ${(-strength * 0.42).toFixed(2)}" result="grain"/><feFlood flood-color="${colour}"/><feComposite operator="in" in2="grain"/></filter>`,
  );
  return {
    width: side,
    height: side,
    shapes: `<rect width="${side}" height="${side}" filter="${filter}"/>`,
    fixed: true,
  };
}

const weave = ({ sketch, tones }: SurfaceOptions): SurfaceTile =>
  grain(sketch, tones.isDark ? tones.bright : tones.deep, '0.7', tones.isDark ? 0.5 : tones.isPale ? 0.3 : 0.42);

function stripes(options: SurfaceOptions): SurfaceTile[] {
  const { sketch, accent } = options;
  const random = sketch.sharedChoices();
  const gap = random.pick([34, 44, 58, 76]);
  const thickness = gap * random.pick([0.16, 0.3, 0.5]);
  return [
    {
      width: gap,
      height: gap,
      shapes: `<rect y="${gap * 0.2}" width="${gap}" height="${thickness}" fill="${accent.base}"/>`,
    },
    weave(options),
  ];
}

function gingham({ accent }: SurfaceOptions, size: number): SurfaceTile {
  const half = size / 2;
  const band = (place: string): string => `<rect ${place} fill="${accent.base}" opacity="0.46"/>`;
  return {
    width: size,
    height: size,
    shapes: band(`width="${half}" height="${size}"`) + band(`width="${size}" height="${half}"`),
  };
}

function tartan({ accent, tones }: SurfaceOptions, size: number): SurfaceTile {
  const thin = mixed(accent.bright, '#ffffff', 0.4);
  const both = (from: number, width: number, fill: string, opacity: number): string =>
    `<rect x="${from}" width="${width}" height="${size}" fill="${fill}" opacity="${opacity}"/><rect y="${from}" width="${size}" height="${width}" fill="${fill}" opacity="${opacity}"/>`;
  return {
    width: size,
    height: size,
    shapes:
      both(size * 0.06, size * 0.34, accent.base, 0.5) +
      both(size * 0.2, size * 0.06, tones.deep, 0.5) +
      both(size * 0.68, size * 0.03, thin, 0.75) +
      both(size * 0.76, size * 0.03, accent.deep, 0.6),
  };
}

function windowpane({ accent }: SurfaceOptions, size: number): SurfaceTile {
  return {
    width: size,
    height: size,
    shapes: `<path d="M ${size / 2} 0 V ${size} M 0 ${size / 2} H ${size}" stroke="${accent.base}" stroke-width="3.4" opacity="0.75"/>`,
  };
}

function check(options: SurfaceOptions): SurfaceTile[] {
  const random = options.sketch.sharedChoices();
  const weaveCheck = random.pick([gingham, tartan, tartan, windowpane]);
  const size = weaveCheck === gingham ? random.pick([28, 40]) : random.pick([88, 112]);
  return [weaveCheck(options, size), weave(options)];
}

function dots(options: SurfaceOptions): SurfaceTile[] {
  const { accent, sketch } = options;
  const random = sketch.sharedChoices();
  const size = random.pick([36, 48, 64]);
  const radius = size * random.pick([0.1, 0.15]);
  const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${accent.base}"/>`;
  return [
    {
      width: size,
      height: size,
      shapes: dot(size * 0.25, size * 0.25) + dot(size * 0.75, size * 0.75),
    },
    weave(options),
  ];
}

function herringbone(options: SurfaceOptions): SurfaceTile[] {
  const { tones } = options;
  const dark = `stroke="${tones.isDark ? tones.bright : tones.seam}" stroke-width="2.6" opacity="0.5" fill="none"`;
  const rows = [0, 8, 16]
    .map((y) => `<path d="M 0 ${y - 2} L 14 ${y + 10} M 14 ${y + 6} L 28 ${y - 6}" ${dark}/>`)
    .join('');
  const early = `<path d="M 0 -10 L 14 2 M 14 -2 L 28 -14 M 0 22 L 14 34 M 14 30 L 28 18" ${dark}/>`;
  return [{ width: 28, height: 16, shapes: rows + early }, weave(options)];
}

function denim({ sketch, tones }: SurfaceOptions): SurfaceTile[] {
  const thread = shaded(tones.base, tones.isDark ? 0.16 : 0.13);
  return [
    {
      width: 7,
      height: 7,
      shapes: `<path d="M -1 8 L 8 -1 M -1 1 L 1 -1 M 6 8 L 8 6" stroke="${thread}" stroke-width="1.3" opacity="0.42"/>`,
    },
    grain(sketch, tones.bright, '0.06 0.5', 0.9),
    grain(sketch, tones.deep, '0.9', 0.6),
  ];
}

function leather({ sketch, tones }: SurfaceOptions): SurfaceTile[] {
  return [
    grain(sketch, tones.deep, '0.32', tones.isDark ? 0.5 : 0.62),
    grain(sketch, tones.bright, '0.26', tones.isDark ? 0.5 : 0.4),
  ];
}

/** How each surface is drawn, from the lowest tile to the highest. */
export const surfaceTiles: Record<DrawingPattern, (options: SurfaceOptions) => SurfaceTile[]> = {
  solid: (options) => [weave(options)],
  stripes,
  check,
  dots,
  herringbone,
  cable: (options) => [cableTile(options.tones), weave(options)],
  rib: (options) => [ribTile(options.tones), weave(options)],
  denim,
  leather,
  floral: (options) => [floralTile(options), weave(options)],
};
