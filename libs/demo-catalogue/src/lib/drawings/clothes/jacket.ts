import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { button, rivet, zipAlong } from '../drawing-tools/fastenings.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { collarFromBehind, shirtCollar, standCollar } from './collars.ts';
import { cuffOutline, gathers, hemBandOutline, patchPocket, placket, weltPocket } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { backNeckBand, mirroredOver, neckBand, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveEdges, sleeveOutline } from './upper-cut.ts';

const jacketCut = (sketch: Sketch, hem: number): UpperCut => {
  const width = sketch.random.between(1, 1.07);
  return {
    neckHalf: 84,
    neckTop: 214,
    neckFront: 274,
    neckShape: 'round',
    shoulderHalf: 232 * width,
    shoulderTop: 274,
    chestHalf: 236 * width,
    armpit: 482,
    waistHalf: 230 * width,
    waist: 720,
    hemHalf: 226 * width,
    hem,
    hemBow: 8,
    sleeveLength: 600,
    cuffWidth: 116,
    sleeveAngle: 13,
  };
};

interface JacketParts {
  readonly sketch: Sketch;
  readonly cut: UpperCut;
  readonly cloth: Cloth;
  readonly isFront: boolean;
}

/** A blouson with ribbed edges and a zip. */
function bomber({ sketch, cut, cloth, isFront }: JacketParts): string {
  const rib = clothOf(sketch, [cloth.tones.base], 'rib', { scale: 0.6 });
  const { outerEnd, innerEnd } = sleeveEdges(cut);
  const cuff = piece(sketch, { outline: cuffOutline(cut, 58, 20), cloth: rib, rim: 14, softness: 6 });
  const sleeveGathers = gathers(outerEnd, innerEnd, 46, 7, cloth.tones.deep);
  const pocket = path`M ${middle - 176} ${cut.hem - 250} L ${middle - 118} ${cut.hem - 120}`;
  const pockets = isFront
    ? [pocket, mirrored(pocket)]
        .map((data) => seam(data, cloth.tones, 3) + doubleTopstitch(data, cloth.tones.thread, data === pocket ? -9 : 9))
        .join('')
    : seam(
        path`M ${middle - cut.shoulderHalf + 16} 352 C ${middle - 90} 372 ${middle + 90} 372 ${middle + cut.shoulderHalf - 16} 352`,
        cloth.tones,
        2,
      );
  const closing = isFront
    ? zipAlong(path`M ${middle} ${cut.neckFront - 4} L ${middle} ${cut.hem + 50}`, {
        tape: cloth.tones.base,
        metal: sketch.random.pick(['#b8b4ad', '#c4a869', '#4a4744']),
      })
    : '';
  return (
    pockets +
    piece(sketch, { outline: hemBandOutline(cut, 58, 12), cloth: rib, rim: 16, softness: 6 }) +
    sleeveGathers +
    mirroredOver(sleeveGathers) +
    cuff +
    mirroredOver(cuff) +
    (isFront ? backNeckBand({ ...cut, neckTop: cut.neckTop - 4 }, rib, 34) : '') +
    neckBand({ ...cut, neckTop: cut.neckTop - 4 }, rib, isFront ? 'front' : 'back', 36) +
    closing
  );
}

/** A trucker jacket: yoke, two chest pockets, metal buttons, visible thread. */
function trucker({ sketch, cut, cloth, isFront }: JacketParts): string {
  const thread = cloth.pattern === 'denim' ? '#d19a4e' : cloth.tones.thread;
  const yoke = path`M ${middle - cut.chestHalf + 20} 424 L ${middle} 424`;
  const dart = path`M ${middle - 152} 428 L ${middle - 92} ${cut.hem - 10}`;
  const inner = path`M ${middle - 66} 428 L ${middle - 60} ${cut.hem - 10}`;
  const lines = [yoke, dart, inner].flatMap((data) => [data, mirrored(data)]);
  const cuff = cuffOutline(cut, 62, 8);
  const cuffPiece =
    piece(sketch, { outline: cuff, cloth, rim: 12, softness: 5, inside: topstitch(cuff, thread, 7, 1.5) }) +
    rivet([middle - cut.chestHalf - 74, cut.shoulderTop + 640], 7, '#b98a4e');
  const hem = hemBandOutline(cut, 46, 0);
  const metal = '#b98a4e';
  const buttonStrip = isFront
    ? placket(
        { ...cloth, tones: { ...cloth.tones, thread } },
        { from: cut.neckFront, to: cut.hem + 40, width: 46, buttons: 0, buttonColour: metal },
      ) +
      [0, 1, 2, 3, 4, 5]
        .map((index) => rivet([middle, cut.neckFront + 40 + (index * (cut.hem - cut.neckFront - 20)) / 5], 10, metal))
        .join('')
    : '';
  const pockets = isFront
    ? [middle - 176, middle + 68]
        .map((x) => patchPocket(sketch, cloth, { x, y: 430, width: 108, height: 110, flap: true, point: 14 }))
        .join('')
    : '';
  return (
    lines.map((data) => seam(data, cloth.tones, 2) + doubleTopstitch(data, thread, 7, 6)).join('') +
    pockets +
    piece(sketch, {
      outline: hem,
      cloth,
      rim: 12,
      softness: 5,
      inside: doubleTopstitch(
        path`M ${middle - cut.hemHalf} ${cut.hem} L ${middle + cut.hemHalf} ${cut.hem}`,
        thread,
        8,
        6,
      ),
    }) +
    cuffPiece +
    mirroredOver(cuffPiece) +
    buttonStrip +
    (isFront ? shirtCollar(sketch, cut, cloth, { spread: 84, length: 58 }) : collarFromBehind(sketch, cut, cloth, 60))
  );
}

/** A field jacket with a standing collar, a covered zip and four pockets. */
function field({ sketch, cut, cloth, isFront }: JacketParts): string {
  const runOnce = path`M ${middle + 26} ${cut.neckFront - 10} L ${middle + 26} ${cut.hem + 10}`;
  const waist = path`M ${middle - cut.waistHalf + 2} 742 C ${middle - 80} 752 ${middle + 80} 752 ${middle + cut.waistHalf - 2} 742`;
  const cuff = piece(sketch, { outline: cuffOutline(cut, 44, 4), cloth, rim: 12, softness: 5 });
  const back = path`M ${middle - cut.shoulderHalf + 16} 372 C ${middle - 90} 392 ${middle + 90} 392 ${middle + cut.shoulderHalf - 16} 372`;
  const pockets = isFront
    ? [middle - 186, middle + 66]
        .map((x) => patchPocket(sketch, cloth, { x: x + 8, y: 470, width: 104, height: 106, flap: true }))
        .join('') +
      [middle - 196, middle + 62]
        .map((x) => patchPocket(sketch, cloth, { x, y: 786, width: 134, height: 140, flap: true }))
        .join('')
    : '';
  const snaps = isFront
    ? [0, 1, 2, 3, 4]
        .map((index) =>
          button([middle + 8, cut.neckFront + 40 + (index * (cut.hem - cut.neckFront - 70)) / 4], 9, cloth.tones.shade),
        )
        .join('')
    : '';
  return (
    seam(isFront ? waist : back, cloth.tones, 2.2) +
    topstitch(isFront ? waist : back, cloth.tones.thread, 7, 1.4) +
    (isFront
      ? seam(runOnce, cloth.tones, 2.4) + topstitch(runOnce, cloth.tones.thread, 8) + snaps
      : seam(waist, cloth.tones, 2)) +
    pockets +
    weltPocket(sketch, cloth, [middle - 6, cut.hem + 2], [middle + 6, cut.hem + 2], 2) +
    cuff +
    mirroredOver(cuff) +
    (isFront ? standCollar(sketch, cut, cloth, 58) : collarFromBehind(sketch, cut, cloth, 40))
  );
}

const styles = {
  bomber: { trim: bomber, hem: 880 },
  trucker: { trim: trucker, hem: 900 },
  field: { trim: field, hem: 1010 },
} as const;

/** A short jacket: blouson, trucker (always in denim) or field jacket. */
export const drawJacket: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const drawn = sketch.random.pick(['bomber', 'field', 'trucker'] as const);
  const style = styles[pattern === 'denim' ? 'trucker' : drawn];
  const cut = jacketCut(sketch, style.hem + sketch.random.between(-20, 24));
  const cloth = clothOf(sketch, colours, pattern);
  const sleeveCloth = clothOf(sketch, colours, pattern, { turn: cut.sleeveAngle });
  const isFront = side === 'front';
  return {
    shapes:
      upperBody(sketch, { cut, cloth, sleeveCloth, side, looseness: 1.25, softness: 11 }) +
      style.trim({ sketch, cut, cloth, isFront }),
    silhouettes: [
      bodyOutline(cut),
      ...(style === styles.field ? [] : [hemBandOutline(cut, 44)]),
      sleeveOutline(cut),
      mirrored(sleeveOutline(cut)),
      cuffOutline(cut, 56, 14),
      mirrored(cuffOutline(cut, 56, 14)),
    ],
    detail: [280, 160, 440],
  };
};
