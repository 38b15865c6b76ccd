import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { seam, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';

interface CapParts {
  readonly sketch: Sketch;
  readonly crown: string;
  readonly cloth: Cloth;
  readonly front: string;
  readonly left: string;
  readonly right: string;
  readonly thread: string;
  readonly top: number;
  readonly badge: 'none' | 'patch';
  readonly base: number;
  readonly visorCloth: Cloth;
  readonly visor: string;
  readonly stitchRows: (data: string, away: number) => string;
  readonly edge: string;
}

interface CrownParts {
  readonly sketch: Sketch;
  readonly crown: string;
  readonly cloth: Cloth;
  readonly front: string;
  readonly left: string;
  readonly right: string;
  readonly thread: string;
  readonly top: number;
  readonly badge: 'none' | 'patch';
  readonly base: number;
  readonly visorCloth: Cloth;
}

function crownOf({
  sketch,
  crown,
  cloth,
  front,
  left,
  right,
  thread,
  top,
  badge,
  base,
  visorCloth,
}: CrownParts): string {
  return (
    piece(sketch, {
      outline: crown,
      cloth,
      rim: 56,
      softness: 16,
      inside: [front, left, right]
        .map(
          (data) => seam(data, cloth.tones, 2.2) + topstitch(data, thread, 8, 1.4) + topstitch(data, thread, -8, 1.4),
        )
        .join(''),
    }) +
    [-92, 92]
      .map(
        (x) =>
          path`<circle cx="${middle + x}" cy="${top + 96}" r="8" fill="${cloth.tones.deep}" stroke="${thread}" stroke-width="3"/>`,
      )
      .join('') +
    (badge === 'patch'
      ? path`<rect x="${middle - 62}" y="${base - 190}" width="124" height="84" rx="10" fill="${shaded(visorCloth.tones.base, 0.06)}" stroke="${visorCloth.tones.seam}" stroke-width="2"/><rect x="${middle - 53}" y="${base - 181}" width="106" height="66" rx="6" fill="none" stroke="${visorCloth.tones.thread}" stroke-width="1.6" stroke-dasharray="5 4"/>`
      : '')
  );
}

function capShapes({
  sketch,
  crown,
  cloth,
  front,
  left,
  right,
  thread,
  top,
  badge,
  base,
  visorCloth,
  visor,
  stitchRows,
  edge,
}: CapParts): string {
  const crownShapes = crownOf({ sketch, crown, cloth, front, left, right, thread, top, badge, base, visorCloth });
  return (
    crownShapes +
    piece(sketch, {
      outline: visor,
      cloth: visorCloth,
      rim: 30,
      softness: 11,
      lights: [
        {
          data: path`M ${middle - 150} ${base + 8} C ${middle - 60} ${base - 8} ${middle + 60} ${base - 8} ${middle + 150} ${base + 8}`,
          width: 26,
          strength: 0.5,
        },
      ],
      inside: stitchRows(edge, -13),
    }) +
    path`<ellipse cx="${middle}" cy="${top}" rx="24" ry="11" fill="${visorCloth.tones.base}" stroke="${visorCloth.tones.seam}" stroke-width="1.8"/>`
  );
}

interface CapFromSideParts {
  readonly base: number;
  readonly top: number;
  readonly sketch: Sketch;
  readonly cloth: Cloth;
  readonly thread: string;
  readonly visorCloth: Cloth;
  readonly stitchRows: (data: string, away: number) => string;
}

function capFromSide({ base, top, sketch, cloth, thread, visorCloth, stitchRows }: CapFromSideParts): DrawnAccessory {
  const crown = path`M 330 ${base} C 318 ${base - 190} 400 ${top - 4} 560 ${top} C 730 ${top + 6} 812 ${base - 180} 808 ${base - 10} C 700 ${base + 26} 460 ${base + 24} 330 ${base} Z`;
  const visor = path`M 346 ${base - 34} C 250 ${base - 40} 140 ${base + 6} 108 ${base + 56} C 104 ${base + 74} 124 ${base + 80} 150 ${base + 74} C 250 ${base + 48} 350 ${base + 30} 420 ${base + 18} C 390 ${base} 366 ${base - 16} 346 ${base - 34} Z`;
  const panel = path`M 560 ${top} C 500 ${top + 90} 470 ${base - 120} 474 ${base + 14}`;
  const rear = path`M 560 ${top} C 660 ${top + 90} 690 ${base - 110} 694 ${base + 10}`;
  return {
    shapes:
      piece(sketch, {
        outline: crown,
        cloth,
        rim: 54,
        softness: 16,
        lights: [
          {
            data: path`M 420 ${top + 90} C 390 ${top + 160} 372 ${base - 110} 372 ${base - 40}`,
            width: 40,
            strength: 0.5,
          },
        ],
        inside:
          [panel, rear]
            .map(
              (data) =>
                seam(data, cloth.tones, 2.2) + topstitch(data, thread, 8, 1.4) + topstitch(data, thread, -8, 1.4),
            )
            .join('') + topstitch(path`M 330 ${base - 18} C 460 ${base + 6} 700 ${base + 8} 808 ${base - 28}`, thread),
      }) +
      [430, 600]
        .map(
          (x) =>
            path`<circle cx="${x}" cy="${top + 110}" r="8" fill="${cloth.tones.deep}" stroke="${thread}" stroke-width="3"/>`,
        )
        .join('') +
      piece(sketch, {
        outline: visor,
        cloth: visorCloth,
        rim: 20,
        softness: 8,
        inside: stitchRows(path`M 130 ${base + 66} C 220 ${base + 30} 320 ${base + 6} 400 ${base + 6}`, -11),
      }) +
      path`<ellipse cx="560" cy="${top - 2}" rx="24" ry="12" fill="${visorCloth.tones.base}" stroke="${visorCloth.tones.seam}" stroke-width="1.8"/>`,
    silhouettes: [crown, visor],
    detail: [300, top - 20, 400],
    stands: { floor: base + 26, from: 150, to: 800 },
  };
}

/** A cap of six panels with a stitched visor. */
export const drawCap: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern);
  const visorCloth = clothOf(
    sketch,
    [trimColour(sketch, colours, ['same', 'same', 'same', 'accent', 'tonal'])],
    pattern === 'denim' ? 'denim' : 'solid',
  );
  const { thread } = cloth.tones;
  const tall = random.between(300, 350);
  const base = 690;
  const top = base - tall;
  const badge = random.pick(['none', 'patch', 'none'] as const);
  const stitchRows = (data: string, away: number): string =>
    [1, 2, 3, 4, 5].map((row) => topstitch(beside(data, away * row), visorCloth.tones.thread, 0, 1.4)).join('');
  if (side === 'side') return capFromSide({ base, top, sketch, cloth, thread, visorCloth, stitchRows });
  const crown = path`M ${middle - 250} ${base} C ${middle - 268} ${base - 180} ${middle - 180} ${top} ${middle} ${top} C ${middle + 180} ${top} ${middle + 268} ${base - 180} ${middle + 250} ${base} C ${middle + 120} ${base - 34} ${middle - 120} ${base - 34} ${middle - 250} ${base} Z`;
  const visor = path`M ${middle - 254} ${base - 6} C ${middle - 120} ${base - 46} ${middle + 120} ${base - 46} ${middle + 254} ${base - 6} C ${middle + 330} ${base + 60} ${middle + 300} ${base + 120} ${middle + 270} ${base + 122} C ${middle + 150} ${base + 74} ${middle - 150} ${base + 74} ${middle - 270} ${base + 122} C ${middle - 300} ${base + 120} ${middle - 330} ${base + 60} ${middle - 254} ${base - 6} Z`;
  const front = path`M ${middle} ${top} L ${middle} ${base - 30}`;
  const left = path`M ${middle} ${top} C ${middle - 110} ${top + 70} ${middle - 168} ${base - 160} ${middle - 176} ${base - 14}`;
  const right = path`M ${middle} ${top} C ${middle + 110} ${top + 70} ${middle + 168} ${base - 160} ${middle + 176} ${base - 14}`;
  const edge = path`M ${middle - 262} ${base + 112} C ${middle - 150} ${base + 66} ${middle + 150} ${base + 66} ${middle + 262} ${base + 112}`;
  return {
    shapes: capShapes({
      sketch,
      crown,
      cloth,
      front,
      left,
      right,
      thread,
      top,
      badge,
      base,
      visorCloth,
      visor,
      stitchRows,
      edge,
    }),
    silhouettes: [crown, visor],
    detail: [320, top - 10, 380],
    stands: { floor: base + 112, from: middle - 280, to: middle + 280 },
  };
};
