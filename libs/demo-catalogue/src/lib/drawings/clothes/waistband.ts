import type { Cloth } from '../drawing-tools/cloth.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { LowerCut } from './lower-cut.ts';

/** Height in image units. */
export const waistbandHeight = 46;

/** The band at the waist, its loops, and the inside of the back that shows above it. */
export function waistband(
  sketch: Sketch,
  cut: LowerCut,
  cloth: Cloth,
  isFront: boolean,
  thread: string,
): { shapes: string; outline: string } {
  const { waistHalf: half, waistTop: top } = cut;
  const bottom = top + waistbandHeight;
  const outline = path`M ${middle - half} ${top} C ${middle - 60} ${top + (isFront ? 16 : 6)} ${middle + 60} ${top + (isFront ? 16 : 6)} ${middle + half} ${top} L ${middle + half + 6} ${bottom} C ${middle + 60} ${bottom + 16} ${middle - 60} ${bottom + 16} ${middle - half - 6} ${bottom} Z`;
  const inside = path`M ${middle - half} ${top} C ${middle - 60} ${top - 12} ${middle + 60} ${top - 12} ${middle + half} ${top} C ${middle + 60} ${top + 18} ${middle - 60} ${top + 18} ${middle - half} ${top} Z`;
  const loops = (isFront ? [-100, -48, 48, 100] : [-104, 0, 104])
    .map((x) =>
      piece(sketch, {
        outline: path`M ${middle + x - 7} ${top + 2} L ${middle + x + 7} ${top + 2} L ${middle + x + 7} ${bottom + 14} L ${middle + x - 7} ${bottom + 14} Z`,
        cloth,
        rim: 5,
        softness: 2,
      }),
    )
    .join('');
  return {
    outline,
    shapes:
      (isFront ? shape(inside, cloth.tones.deep) : '') +
      piece(sketch, {
        outline,
        cloth,
        rim: 12,
        softness: 5,
        inside:
          topstitch(
            path`M ${middle - half} ${top + 8} C ${middle - 60} ${top + 24} ${middle + 60} ${top + 24} ${middle + half} ${top + 8}`,
            thread,
            0,
            1.5,
          ) +
          topstitch(
            path`M ${middle - half - 6} ${bottom - 7} C ${middle - 60} ${bottom + 9} ${middle + 60} ${bottom + 9} ${middle + half + 6} ${bottom - 7}`,
            thread,
            0,
            1.5,
          ),
      }) +
      loops,
  };
}
