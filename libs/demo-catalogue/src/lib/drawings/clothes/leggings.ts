import { clothOf } from '../drawing-tools/cloth.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawGarment } from './garment.ts';
import type { LowerCut } from './lower-cut.ts';
import { legFolds, legsOutline } from './lower-cut.ts';
import { hemStitch } from './trouser-details.ts';

/** Close-fitting leggings with a broad, plain waistband. */
export const drawLeggings: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cut: LowerCut = {
    waistHalf: 118,
    waistTop: 160,
    hipHalf: 152,
    hip: 350,
    crotch: 452,
    knee: 740,
    kneeOuter: 132,
    kneeInner: 38,
    hem: random.between(1080, 1120),
    hemOuter: 108,
    hemInner: 44,
  };
  const cloth = clothOf(sketch, colours, pattern);
  const band = path`M ${middle - 118} 156 C ${middle - 50} 168 ${middle + 50} 168 ${middle + 118} 156 L ${middle + 132} 262 C ${middle + 50} 282 ${middle - 50} 282 ${middle - 132} 262 Z`;
  const panel = path`M ${middle - cut.hipHalf + 6} 330 C ${middle - 120} 480 ${middle - 104} 640 ${middle - 128} 760`;
  const hasPanel = random.chance(0.5);
  const outline = legsOutline(cut);
  const folds = legFolds(cut, 0.7);
  const centre = path`M ${middle} 270 L ${middle} ${cut.crotch}`;
  return {
    shapes:
      piece(sketch, {
        outline,
        cloth,
        rim: 44,
        softness: 14,
        ...folds,
        inside:
          seam(centre, cloth.tones, 1.8) +
          (hasPanel ? [panel, mirrored(panel)].map((data) => seam(data, cloth.tones, 2)).join('') : '') +
          hemStitch(cut, cloth.tones.thread),
      }) +
      piece(sketch, {
        outline: band,
        cloth,
        rim: 18,
        softness: 7,
        inside:
          topstitch(
            path`M ${middle - 131} 252 C ${middle - 50} 272 ${middle + 50} 272 ${middle + 131} 252`,
            cloth.tones.thread,
          ) +
          (side === 'back'
            ? path`<rect x="${middle - 34}" y="180" width="68" height="26" rx="4" fill="none" stroke="${cloth.tones.seam}" stroke-width="2"/>`
            : ''),
      }),
    silhouettes: [outline, band],
    detail: [310, 120, 380],
  };
};
