import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import type { Tones } from '../drawing-tools/colour-shading.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';

interface ClosedWalletParts {
  readonly under: string;
  readonly tones: Tones;
  readonly sketch: Sketch;
  readonly cover: string;
  readonly cloth: Cloth;
  readonly halfWidth: number;
  readonly y: number;
  readonly halfHeight: number;
  readonly snap: 'none' | 'snap' | 'zip';
  readonly tab: string;
  readonly metal: string;
}

interface WalletCoverParts {
  readonly under: string;
  readonly tones: Tones;
  readonly sketch: Sketch;
  readonly cover: string;
  readonly cloth: Cloth;
  readonly halfWidth: number;
  readonly y: number;
  readonly halfHeight: number;
}

function walletCover({ under, tones, sketch, cover, cloth, halfWidth, y, halfHeight }: WalletCoverParts): string {
  return (
    shape(under, tones.deep) +
    line(under, shaded(tones.base, -0.2), 3) +
    piece(sketch, {
      outline: cover,
      cloth,
      rim: 34,
      softness: 11,
      lights: [
        {
          data: path`M ${middle - halfWidth + 40} ${y - halfHeight + 60} L ${middle + halfWidth * 0.4} ${y - halfHeight + 40}`,
          width: 50,
          strength: 0.3,
        },
      ],
      inside:
        topstitch(beside(cover, 13), tones.thread) +
        line(
          path`M ${middle - halfWidth + 26} ${y - halfHeight} L ${middle - halfWidth + 26} ${y + halfHeight}`,
          tones.deep,
          3,
          'opacity="0.25"',
        ),
    })
  );
}

function closedWalletShapes({
  under,
  tones,
  sketch,
  cover,
  cloth,
  halfWidth,
  y,
  halfHeight,
  snap,
  tab,
  metal,
}: ClosedWalletParts): string {
  const coverShapes = walletCover({ under, tones, sketch, cover, cloth, halfWidth, y, halfHeight });
  return (
    coverShapes +
    (snap === 'snap'
      ? softened(sketch, 5, tab, `<path d="${tab}" transform="translate(0 5)" fill="${tones.deep}" opacity="0.6"/>`) +
        piece(sketch, { outline: tab, cloth, rim: 12, softness: 5, inside: topstitch(beside(tab, 9), tones.thread) }) +
        path`<circle cx="${middle + halfWidth - 78}" cy="${y}" r="19" fill="${metal}" stroke="${shaded(metal, -0.25)}" stroke-width="2"/><circle cx="${middle + halfWidth - 82}" cy="${y - 5}" r="8" fill="${shaded(metal, 0.12)}"/>`
      : '') +
    (snap === 'zip'
      ? line(
          path`M ${middle - halfWidth + 20} ${y - halfHeight + 46} L ${middle + halfWidth - 20} ${y - halfHeight + 46}`,
          shaded(metal, -0.3),
          9,
        ) +
        line(
          path`M ${middle - halfWidth + 20} ${y - halfHeight + 46} L ${middle + halfWidth - 20} ${y - halfHeight + 46}`,
          metal,
          8,
          'stroke-dasharray="3 3.4"',
        )
      : '')
  );
}

interface OpenWalletParts {
  readonly rounded: (x: number, top: number, width: number, height: number, radius?: number) => string;
  readonly y: number;
  readonly sketch: Sketch;
  readonly main: string;
  readonly cloth: Cloth;
  readonly tones: Tones;
}

/** Open, with its card pockets. */
function openWallet({ rounded, y, sketch, main, cloth, tones }: OpenWalletParts): DrawnAccessory {
  const cover = rounded(100, y - 220, 800, 440);
  const inner = clothOf(sketch, [shaded(main, 0.04)], 'leather');
  const slots = [0, 1, 2].flatMap((index) => [
    rounded(130, y - 150 + index * 66, 340, 330 - index * 66, 12),
    rounded(530, y - 150 + index * 66, 340, 330 - index * 66, 12),
  ]);
  const cards = [rounded(150, y - 186, 300, 120, 12), rounded(550, y - 180, 300, 120, 12)];
  return {
    shapes:
      piece(sketch, { outline: cover, cloth, rim: 20, inside: topstitch(beside(cover, 11), tones.thread) }) +
      cards
        .map(
          (card, index) =>
            shape(card, index === 0 ? '#d9cfc0' : '#8fa1ad') + line(card, '#6f675d', 1.4, 'opacity="0.5"'),
        )
        .join('') +
      slots
        .map(
          (slot) =>
            softened(
              sketch,
              4,
              slot,
              `<path d="${slot}" transform="translate(0 -4)" fill="${tones.deep}" opacity="0.5"/>`,
            ) +
            piece(sketch, {
              outline: slot,
              cloth: inner,
              rim: 10,
              softness: 5,
              inside: topstitch(beside(slot, 8), tones.thread, 0, 1.3),
            }),
        )
        .join('') +
      line(path`M 500 ${y - 218} L 500 ${y + 218}`, tones.deep, 14, 'opacity="0.35"') +
      seam(path`M 500 ${y - 219} L 500 ${y + 219}`, tones, 2.4),
    silhouettes: [cover],
    detail: [120, y - 230, 400],
  };
}

/** A wallet: closed, or open with its card pockets. */
export const drawWallet: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const [main = '#7a4f33'] = colours;
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);
  const { tones } = cloth;
  const isLong = random.chance(0.35);
  const snap = random.pick(['snap', 'none', 'zip'] as const);
  const metal = random.pick(['#c9ab66', '#bdb9b3']);
  const [halfWidth, halfHeight] = isLong ? [360, 190] : [290, 232];
  const y = 625;
  const rounded = (x: number, top: number, width: number, height: number, radius = 26): string =>
    path`M ${x + radius} ${top} L ${x + width - radius} ${top} Q ${x + width} ${top} ${x + width} ${top + radius} L ${x + width} ${top + height - radius} Q ${x + width} ${top + height} ${x + width - radius} ${top + height} L ${x + radius} ${top + height} Q ${x} ${top + height} ${x} ${top + height - radius} L ${x} ${top + radius} Q ${x} ${top} ${x + radius} ${top} Z`;
  if (side === 'side') return openWallet({ rounded, y, sketch, main, cloth, tones });
  const cover = rounded(middle - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
  const under = rounded(middle - halfWidth + 8, y - halfHeight + 8, halfWidth * 2 - 2, halfHeight * 2 + 4);
  const tab = rounded(middle + halfWidth - 130, y - 52, 150, 104, 48);
  return {
    shapes: closedWalletShapes({ under, tones, sketch, cover, cloth, halfWidth, y, halfHeight, snap, tab, metal }),
    silhouettes: [cover, under],
    detail: [middle + halfWidth - 380, y - halfHeight - 30, 400],
  };
};
