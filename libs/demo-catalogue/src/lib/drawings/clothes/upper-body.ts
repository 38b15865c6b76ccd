import type { Cloth } from '../drawing-tools/cloth.ts';
import { clipped, softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyFolds, bodyOutline, sleeveFolds, sleeveOutline, fullNeckline } from './upper-cut.ts';

export interface UpperBodyOptions {
  readonly cut: UpperCut;
  readonly cloth: Cloth;
  readonly sleeveCloth: Cloth;
  readonly side: 'front' | 'back';
  readonly looseness?: number;
  readonly softness?: number;
  /** Drawn inside the body and the left sleeve: seams, ribs, quilting. */
  readonly onBody?: string;
  readonly onSleeve?: string;
}

/** The inside of the collar: the back of the garment, in shadow, with its woven label. */
export function insideOfBack(sketch: Sketch, cut: UpperCut, cloth: Cloth): string {
  const { tones } = cloth;
  const back = path`M ${middle + cut.neckHalf} ${cut.neckTop} C ${middle + cut.neckHalf * 0.5} ${cut.neckTop - 16} ${middle - cut.neckHalf * 0.5} ${cut.neckTop - 16} ${middle - cut.neckHalf} ${cut.neckTop} C ${middle - cut.neckHalf - 2} ${cut.neckFront - 30} ${middle - cut.neckHalf * 0.6} ${cut.neckFront + 24} ${middle} ${cut.neckFront + 24} C ${middle + cut.neckHalf * 0.6} ${cut.neckFront + 24} ${middle + cut.neckHalf + 2} ${cut.neckFront - 30} ${middle + cut.neckHalf} ${cut.neckTop} Z`;
  const label = cut.neckFront - cut.neckTop > 44;
  return (
    shape(back, tones.shade) +
    cloth.surfaces.map((surface) => shape(back, surface, 0.6)).join('') +
    shape(back, tones.deep, 0.42) +
    clipped(
      sketch,
      back,
      softened(sketch, 9, back, line(fullNeckline(cut, 'front'), tones.deep, 34, 'opacity="0.55"')),
    ) +
    (label
      ? `<rect x="${middle - 21}" y="${cut.neckTop + 14}" width="42" height="19" rx="1.5" fill="#efe9df" opacity="0.92"/><path d="M ${middle - 13} ${cut.neckTop + 23.5} h 26" stroke="#b9ada0" stroke-width="2.4"/>`
      : '')
  );
}

/** Body and sleeves with their seams; collars, closings and pockets come on top. */
export function upperBody(sketch: Sketch, options: UpperBodyOptions): string {
  const { cut, cloth, sleeveCloth, side, looseness = 1, softness = 11 } = options;
  const sleeveModel = sleeveFolds(cut);
  const sleeve = piece(sketch, {
    outline: sleeveOutline(cut),
    cloth: sleeveCloth,
    rim: 34,
    softness,
    ...sleeveModel,
    ...(options.onSleeve === undefined ? {} : { inside: options.onSleeve }),
  });
  const body = bodyOutline(cut, side);
  const model = bodyFolds(cut, looseness);
  const armhole = path`M ${middle - cut.shoulderHalf} ${cut.shoulderTop} C ${middle - cut.shoulderHalf + 20} ${cut.shoulderTop + 50} ${middle - cut.chestHalf + 26} ${cut.armpit - 60} ${middle - cut.chestHalf} ${cut.armpit}`;
  const sleeveSide = sleeveOutline(cut);
  const underBody = [
    [armhole, sleeveSide],
    [mirrored(armhole), mirrored(sleeveSide)],
  ]
    .map(([hole = '', onto = '']) =>
      clipped(sketch, onto, softened(sketch, 8, body, line(hole, cloth.tones.deep, 16, 'opacity="0.5"'))),
    )
    .join('');
  const inside = [armhole, mirrored(armhole)].map((hole) => seam(hole, cloth.tones, 2.2)).join('');
  return (
    (side === 'front' ? insideOfBack(sketch, cut, cloth) : '') +
    sleeve +
    mirroredOver(sleeve) +
    underBody +
    piece(sketch, {
      outline: body,
      cloth,
      rim: 38,
      softness,
      ...model,
      inside: inside + (options.onBody ?? ''),
    })
  );
}

/** The same shapes mirrored through the middle of the image. */
export function mirroredOver(shapes: string): string {
  return `<g transform="matrix(-1 0 0 1 ${middle * 2} 0)">${shapes}</g>`;
}

const flush = 'style="stroke-linecap:butt"';

/** A binding or collar band that follows the neckline. */
export function neckBand(cut: UpperCut, cloth: Cloth, side: 'front' | 'back', width: number): string {
  const { tones } = cloth;
  const along = (where: 'front' | 'back'): string => {
    const data = fullNeckline(cut, where);
    return (
      line(data, tones.seam, width + 2.4, `opacity="0.6" ${flush}`) +
      line(data, tones.light, width, flush) +
      cloth.surfaces.map((surface) => line(data, surface, width, flush)).join('') +
      line(data, tones.bright, width * 0.3, `opacity="0.35" ${flush}`)
    );
  };
  return side === 'front' ? along('front') : along('back');
}

/** The back neckband that shows above the opening at the front. */
export function backNeckBand(cut: UpperCut, cloth: Cloth, width: number): string {
  const { tones } = cloth;
  const data = path`M ${middle - cut.neckHalf - 4} ${cut.neckTop + 2} C ${middle - cut.neckHalf * 0.5} ${cut.neckTop - 14} ${middle + cut.neckHalf * 0.5} ${cut.neckTop - 14} ${middle + cut.neckHalf + 4} ${cut.neckTop + 2}`;
  return (
    line(data, tones.seam, width + 3, 'opacity="0.7"') +
    line(data, tones.shade, width) +
    cloth.surfaces.map((surface) => line(data, surface, width)).join('')
  );
}
