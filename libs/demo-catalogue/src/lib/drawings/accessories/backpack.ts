import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { zipAlong } from '../drawing-tools/fastenings.ts';
import { path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { seam, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory } from './accessory.ts';
import { dropped, metals, strap } from './strap.ts';

function bodyPieces(top: number, half: number, floor: number): Record<'body' | 'pocket' | 'roll', string> {
  const body = symmetric(
    path`M ${middle} ${top} L ${middle - 140} ${top} C ${middle - 220} ${top + 4} ${middle - half + 12} ${top + 70} ${middle - half + 4} ${top + 190} L ${middle - half - 8} ${floor - 90} Q ${middle - half - 6} ${floor} ${middle - half + 74} ${floor} L ${middle} ${floor}`,
  );
  const pocket = symmetric(
    path`M ${middle} ${top + 350} L ${middle - 178} ${top + 350} Q ${middle - 206} ${top + 350} ${middle - 208} ${top + 380} L ${middle - 212} ${floor - 90} Q ${middle - 212} ${floor - 44} ${middle - 168} ${floor - 44} L ${middle} ${floor - 44}`,
  );
  const roll = symmetric(
    path`M ${middle} ${top - 20} L ${middle - 196} ${top - 14} C ${middle - 224} ${top - 10} ${middle - 226} ${top + 84} ${middle - 200} ${top + 92} L ${middle} ${top + 98}`,
  );
  return { body, pocket, roll };
}

interface BackpackMaterials {
  readonly cloth: Cloth;
  readonly trim: Cloth;
  readonly metal: string;
}

function backpackFromSide(
  sketch: Sketch,
  { cloth, trim, metal }: BackpackMaterials,
  top: number,
  floor: number,
): ReturnType<DrawAccessory> {
  const { thread } = cloth.tones;
  const profile = path`M 380 ${top + 30} C 390 ${top - 6} 560 ${top - 10} 592 ${top + 40} C 640 ${top + 180} 660 ${floor - 240} 652 ${floor - 60} Q 650 ${floor} 610 ${floor} L 400 ${floor} Q 372 ${floor} 372 ${floor - 36} Z`;
  const shoulder = path`M 386 ${top + 40} C 270 ${top + 130} 262 ${floor - 300} 378 ${floor - 60}`;
  const pocket = path`M 640 ${top + 320} C 700 ${top + 350} 716 ${floor - 160} 700 ${floor - 70} Q 694 ${floor - 30} 646 ${floor - 30} Z`;
  return {
    shapes:
      strap(shoulder, trim, 30) +
      piece(sketch, { outline: pocket, cloth, rim: 26 }) +
      piece(sketch, {
        outline: profile,
        cloth,
        rim: 46,
        softness: 14,
        inside:
          zipAlong(path`M 590 ${top + 36} C 520 ${top + 120} 470 ${top + 260} 462 ${top + 420}`, {
            tape: cloth.tones.base,
            metal,
            width: 8,
          }) + topstitch(beside(profile, 12), thread),
      }) +
      strap(path`M 372 ${floor - 330} L 652 ${floor - 300}`, trim, 24),
    silhouettes: [profile, pocket, path`M 290 ${top + 200} L 290 ${floor - 300}`],
    detail: [380, top - 10, 380],
    stands: { floor, from: 372, to: 700 },
  };
}

interface BackpackParts {
  readonly handle: string;
  readonly trim: Cloth;
  readonly sketch: Sketch;
  readonly body: string;
  readonly cloth: Cloth;
  readonly isRolled: boolean;
  readonly zip: string;
  readonly metal: '#c9ab66' | '#bdb9b3' | '#8f8a83';
  readonly pocket: string;
  readonly thread: string;
  readonly top: number;
  readonly roll: string;
  readonly straps: string;
}

interface BackpackBodyParts {
  readonly handle: string;
  readonly trim: Cloth;
  readonly sketch: Sketch;
  readonly body: string;
  readonly cloth: Cloth;
  readonly isRolled: boolean;
  readonly zip: string;
  readonly metal: '#c9ab66' | '#bdb9b3' | '#8f8a83';
  readonly pocket: string;
  readonly thread: string;
  readonly top: number;
}

function backpackBody({
  handle,
  trim,
  sketch,
  body,
  cloth,
  isRolled,
  zip,
  metal,
  pocket,
  thread,
  top,
}: BackpackBodyParts): string {
  return (
    strap(handle, trim, 24) +
    piece(sketch, {
      outline: body,
      cloth,
      rim: 56,
      softness: 16,
      inside: isRolled ? '' : zipAlong(zip, { tape: cloth.tones.base, metal, width: 9 }),
    }) +
    dropped(sketch, pocket, cloth) +
    piece(sketch, {
      outline: pocket,
      cloth,
      rim: 34,
      softness: 11,
      inside:
        topstitch(beside(pocket, 12), thread) +
        zipAlong(path`M ${middle - 180} ${top + 400} L ${middle + 180} ${top + 400}`, {
          tape: cloth.tones.base,
          metal,
          width: 8,
        }),
    })
  );
}

function backpackShapes({
  handle,
  trim,
  sketch,
  body,
  cloth,
  isRolled,
  zip,
  metal,
  pocket,
  thread,
  top,
  roll,
  straps,
}: BackpackParts): string {
  const bodyShapes = backpackBody({ handle, trim, sketch, body, cloth, isRolled, zip, metal, pocket, thread, top });
  return (
    bodyShapes +
    (isRolled
      ? dropped(sketch, roll, cloth) +
        piece(sketch, {
          outline: roll,
          cloth,
          rim: 34,
          softness: 11,
          inside: seam(path`M ${middle - 220} ${top + 40} L ${middle + 220} ${top + 42}`, cloth.tones, 2),
        }) +
        straps
      : '') +
    path`<rect x="${middle - 46}" y="${top + (isRolled ? 480 : 250)}" width="92" height="52" rx="4" fill="${trim.tones.base}" stroke="${trim.tones.seam}" stroke-width="1.6"/><rect x="${middle - 40}" y="${top + (isRolled ? 486 : 256)}" width="80" height="40" rx="2" fill="none" stroke="${trim.tones.thread}" stroke-width="1.3" stroke-dasharray="5 4"/>`
  );
}

/** A backpack with a front pocket, or one whose top is rolled. */
export const drawBackpack: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern);
  const trim = clothOf(
    sketch,
    [trimColour(sketch, colours, ['natural', 'natural', 'tonal', 'same', 'accent'])],
    'leather',
  );
  const isRolled = random.chance(0.4);
  const metal = random.pick(metals);
  const floor = 1040;
  const top = isRolled ? 300 : 330;
  const { thread } = cloth.tones;
  const half = 268;
  const handle = path`M ${middle - 56} ${top + 20} C ${middle - 56} ${top - 66} ${middle + 56} ${top - 66} ${middle + 56} ${top + 20}`;
  if (side === 'side') return backpackFromSide(sketch, { cloth, trim, metal }, top, floor);
  const { body, pocket, roll } = bodyPieces(top, half, floor);
  const zip = path`M ${middle - 230} ${top + 240} C ${middle - 226} ${top + 90} ${middle - 170} ${top + 54} ${middle} ${top + 52} C ${middle + 170} ${top + 54} ${middle + 226} ${top + 90} ${middle + 230} ${top + 240}`;
  const straps = [middle - 120, middle + 120]
    .map(
      (x) =>
        strap(path`M ${x} ${top + 90} L ${x} ${top + 410}`, trim, 26) +
        path`<rect x="${x - 24}" y="${top + 300}" width="48" height="44" rx="7" fill="none" stroke="${metal}" stroke-width="7"/>`,
    )
    .join('');
  return {
    shapes: backpackShapes({
      handle,
      trim,
      sketch,
      body,
      cloth,
      isRolled,
      zip,
      metal,
      pocket,
      thread,
      top,
      roll,
      straps,
    }),
    silhouettes: [body, path`M ${middle - 40} ${top - 52} L ${middle + 40} ${top - 52}`],
    detail: [300, top - 70, 400],
    stands: { floor, from: middle - half, to: middle + half },
  };
};
