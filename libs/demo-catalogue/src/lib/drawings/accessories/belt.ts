import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import type { Tones } from '../drawing-tools/colour-shading.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { linearGradient } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';
import { strap } from './strap.ts';

interface WellParts {
  readonly top: number;
  readonly reach: number;
  readonly depth: number;
  readonly tones: Tones;
}

/** The turns of the rolled belt, seen from above. */
function wellOf({ top, reach, depth, tones }: WellParts): Record<'rings' | 'well', string> {
  const rings = [1, 0.9, 0.8, 0.7, 0.6]
    .map(
      (share, index) =>
        path`<ellipse cx="${middle + index * 5}" cy="${top}" rx="${reach * share}" ry="${depth * share}" fill="${index % 2 === 0 ? tones.light : tones.shade}" stroke="${tones.seam}" stroke-width="2.4"/>`,
    )
    .join('');
  const well = path`<ellipse cx="${middle + 24}" cy="${top}" rx="${reach * 0.53}" ry="${depth * 0.52}" fill="${tones.deep}"/>`;
  return { rings, well };
}

interface BeltInLoopParts {
  readonly broad: number;
  readonly isRoundBuckle: boolean;
  readonly metal: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
}

/** Laid out in a loop. */
function beltInLoop({ broad, isRoundBuckle, metal, cloth, sketch }: BeltInLoopParts): DrawnAccessory {
  const loop = path`M 380 250 L 380 900 C 380 1060 620 1060 620 900 L 620 330`;
  const width = broad * 0.62;
  const holes = [0, 1, 2, 3, 4]
    .map((index) => path`<ellipse cx="620" cy="${390 + index * 52}" rx="6" ry="7.5" fill="#1c1613"/>`)
    .join('');
  const tip = path`M ${620 - width / 2} 334 L ${620 - width / 2} 300 Q 620 250 ${620 + width / 2} 300 L ${620 + width / 2} 334 Z`;
  const buckle = path`<rect x="${380 - width * 0.72}" y="196" width="${width * 1.44}" height="96" rx="${isRoundBuckle ? 40 : 16}" fill="none" stroke="${shaded(metal, -0.22)}" stroke-width="17"/><rect x="${380 - width * 0.72}" y="195" width="${width * 1.44}" height="96" rx="${isRoundBuckle ? 40 : 16}" fill="none" stroke="${metal}" stroke-width="13"/><path d="M 380 288 L 380 196" stroke="${shaded(metal, -0.1)}" stroke-width="11" stroke-linecap="round"/>`;
  return {
    shapes:
      strap(loop, cloth, width) +
      piece(sketch, { outline: tip, cloth, rim: 8, softness: 4 }) +
      holes +
      strap(path`M ${380 - width * 0.62} 352 L ${380 + width * 0.62} 352`, cloth, 22) +
      buckle,
    silhouettes: [
      path`M ${380 - width / 2} 190 L ${380 + width / 2} 190 L ${380 + width / 2} 900 C ${380 + width / 2} 1000 ${620 - width / 2} 1000 ${620 - width / 2} 900 L ${620 - width / 2} 280 L ${620 + width / 2} 280 L ${620 + width / 2} 910 C ${620 + width / 2} 1090 ${380 - width / 2} 1090 ${380 - width / 2} 910 Z`,
    ],
    detail: [250, 150, 400],
  };
}

/** A belt: rolled up with its buckle in front, or laid out in a loop. */
export const drawBelt: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);
  const metal = random.pick(['#c9ab66', '#bdb9b3', '#6f6b66']);
  const broad = random.between(92, 128);
  const { tones } = cloth;
  const isRoundBuckle = random.chance(0.3);
  if (side === 'side') return beltInLoop({ broad, isRoundBuckle, metal, cloth, sketch });
  const floor = 800;
  const top = floor - broad;
  const [reach, depth] = [290, 84];
  const face = path`M ${middle - reach} ${top} C ${middle - reach} ${top + depth * 1.3} ${middle + reach} ${top + depth * 1.3} ${middle + reach} ${top} L ${middle + reach} ${floor - 60} C ${middle + reach} ${floor - 60 + depth * 1.3} ${middle - reach} ${floor - 60 + depth * 1.3} ${middle - reach} ${floor - 60} Z`;
  const { rings, well } = wellOf({ top, reach, depth, tones });
  const shine = linearGradient(
    sketch,
    [middle - reach, 0, middle + reach, 0],
    [
      { at: 0, colour: '#000000', opacity: 0.42 },
      { at: 0.3, colour: '#ffffff', opacity: 0.16 },
      { at: 0.55, colour: '#000000', opacity: 0 },
      { at: 1, colour: '#000000', opacity: 0.46 },
    ],
  );
  const low = floor - 60 + depth * 0.98;
  const buckleTop = low - broad * 0.98;
  const buckle = path`<rect x="${middle - 70}" y="${buckleTop - 8}" width="132" height="${broad + 16 - 60 + 44}" rx="${isRoundBuckle ? 46 : 16}" fill="none" stroke="${shaded(metal, -0.25)}" stroke-width="18"/><rect x="${middle - 70}" y="${buckleTop - 10}" width="132" height="${broad + 16 - 60 + 44}" rx="${isRoundBuckle ? 46 : 16}" fill="none" stroke="${metal}" stroke-width="14"/><path d="M ${middle - 66} ${buckleTop + broad * 0.46} h 126" stroke="${shaded(metal, 0.08)}" stroke-width="11" stroke-linecap="round"/>`;
  const upperRow = path`M ${middle - reach} ${top + 14} C ${middle - reach} ${top + 14 + depth * 1.3} ${middle + reach} ${top + 14 + depth * 1.3} ${middle + reach} ${top + 14}`;
  const lowerRow = path`M ${middle - reach} ${floor - 74} C ${middle - reach} ${floor - 74 + depth * 1.3} ${middle + reach} ${floor - 74 + depth * 1.3} ${middle + reach} ${floor - 74}`;
  return {
    shapes:
      rings +
      well +
      piece(sketch, {
        outline: face,
        cloth,
        rim: 14,
        softness: 6,
        inside: shape(face, shine) + topstitch(upperRow, tones.thread) + topstitch(lowerRow, tones.thread),
      }) +
      buckle,
    silhouettes: [face, path`M ${middle - reach} ${top - depth} L ${middle + reach} ${top - depth}`],
    detail: [320, top - 120, 360],
    stands: { floor: floor - 6, from: middle - reach + 30, to: middle + reach - 30 },
  };
};
