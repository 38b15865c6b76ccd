import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { rivet } from '../drawing-tools/fastenings.ts';
import { path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory } from './accessory.ts';
import { leatherOf, strap } from './strap.ts';

interface ToteParts {
  readonly handleAt: (lift: number) => string;
  readonly trim: Cloth;
  readonly inside: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly body: string;
  readonly half: number;
  readonly top: number;
  readonly floor: number;
  readonly hem: string;
  readonly thread: string;
  readonly side: 'side' | 'front';
  readonly foldDown: string;
  readonly hasPanel: boolean;
  readonly panel: string;
  readonly apart: number;
}

interface ToteBodyParts {
  readonly handleAt: (lift: number) => string;
  readonly trim: Cloth;
  readonly inside: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly body: string;
  readonly half: number;
  readonly top: number;
  readonly floor: number;
  readonly hem: string;
  readonly thread: string;
  readonly side: 'side' | 'front';
  readonly foldDown: string;
  readonly hasPanel: boolean;
  readonly panel: string;
}

function toteBody({
  handleAt,
  trim,
  inside,
  cloth,
  sketch,
  body,
  half,
  top,
  floor,
  hem,
  thread,
  side,
  foldDown,
  hasPanel,
  panel,
}: ToteBodyParts): string {
  return (
    strap(
      handleAt(30)
        .replace(/^M \S+ \S+ L/, 'M')
        .replace(/ L \S+ \S+$/, ''),
      trim,
      22,
    ) +
    shape(inside, shaded(cloth.tones.base, -0.22)) +
    piece(sketch, {
      outline: body,
      cloth,
      rim: 44,
      softness: 14,
      shadows: [
        {
          data: path`M ${middle - half * 0.6} ${top + 60} C ${middle - half * 0.5} ${top + 220} ${middle - half * 0.62} ${floor - 180} ${middle - half * 0.5} ${floor - 60}`,
          width: 22,
          strength: 0.2,
        },
      ],
      inside:
        topstitch(hem, thread) +
        (side === 'side'
          ? seam(foldDown, cloth.tones, 3) + line(foldDown, cloth.tones.deep, 30, 'opacity="0.12"')
          : '') +
        (hasPanel
          ? shape(panel, trim.tones.base) +
            trim.surfaces.map((surface) => shape(panel, surface)).join('') +
            seam(
              path`M ${middle - 400} ${floor - 150} C ${middle - 100} ${floor - 142} ${middle + 100} ${floor - 142} ${middle + 400} ${floor - 150}`,
              cloth.tones,
              2.4,
            )
          : ''),
    })
  );
}

function toteShapes({
  handleAt,
  trim,
  inside,
  cloth,
  sketch,
  body,
  half,
  top,
  floor,
  hem,
  thread,
  side,
  foldDown,
  hasPanel,
  panel,
  apart,
}: ToteParts): string {
  const bodyShapes = toteBody({
    handleAt,
    trim,
    inside,
    cloth,
    sketch,
    body,
    half,
    top,
    floor,
    hem,
    thread,
    side,
    foldDown,
    hasPanel,
    panel,
  });
  return (
    bodyShapes +
    strap(handleAt(0), trim, 24) +
    [-apart, apart].map((x) => rivet([middle + x, top + 96], 7, '#c9ab66')).join('')
  );
}

/** A tote with two handles, of canvas or leather. */
export const drawTote: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isCanvas = pattern !== 'leather' && random.chance(0.5);
  const cloth = isCanvas ? clothOf(sketch, colours, pattern) : leatherOf(sketch, colours, pattern);
  const trim = clothOf(
    sketch,
    [trimColour(sketch, colours, ['same', 'natural', 'natural', 'tonal', 'accent'])],
    'leather',
  );
  const floor = 1010;
  const top = random.between(450, 500);
  const half = side === 'front' ? random.between(270, 310) : 120;
  const baseHalf = side === 'front' ? half - random.between(6, 50) : 140;
  const hasPanel = random.chance(0.5);
  const body = symmetric(
    path`M ${middle} ${top + 8} C ${middle - half * 0.5} ${top + 10} ${middle - half} ${top} ${middle - half} ${top} L ${middle - baseHalf} ${floor - 26} Q ${middle - baseHalf + 2} ${floor} ${middle - baseHalf + 28} ${floor} L ${middle} ${floor}`,
  );
  const inside = symmetric(
    path`M ${middle} ${top - 18} C ${middle - half * 0.6} ${top - 18} ${middle - half} ${top} ${middle - half} ${top} C ${middle - half * 0.6} ${top + 22} ${middle - half * 0.3} ${top + 24} ${middle} ${top + 24}`,
  );
  const panel = path`M ${middle - 400} ${floor - 150} C ${middle - 100} ${floor - 142} ${middle + 100} ${floor - 142} ${middle + 400} ${floor - 150} L ${middle + 400} ${floor + 10} L ${middle - 400} ${floor + 10} Z`;
  const apart = side === 'front' ? half * 0.5 : 46;
  const rise = 240;
  const handleAt = (lift: number): string =>
    path`M ${middle - apart} ${top + 120} L ${middle - apart} ${top + 4} C ${middle - apart} ${top - rise - lift} ${middle + apart} ${top - rise - lift} ${middle + apart} ${top + 4} L ${middle + apart} ${top + 120}`;
  const { thread } = cloth.tones;
  const hem = path`M ${middle - half} ${top + 34} C ${middle - 100} ${top + 46} ${middle + 100} ${top + 46} ${middle + half} ${top + 34}`;
  const foldDown = path`M ${middle} ${top + 20} L ${middle} ${floor - 120}`;
  return {
    shapes: toteShapes({
      handleAt,
      trim,
      inside,
      cloth,
      sketch,
      body,
      half,
      top,
      floor,
      hem,
      thread,
      side,
      foldDown,
      hasPanel,
      panel,
      apart,
    }),
    silhouettes: [body, path`M ${middle - 90} ${top - rise * 0.78} L ${middle + 90} ${top - rise * 0.78}`],
    detail: [300, top - 110, 400],
    stands: { floor, from: middle - baseHalf, to: middle + baseHalf },
  };
};
