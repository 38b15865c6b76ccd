import { clothOf } from '../drawing-tools/cloth.ts';
import type { Cloth } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { rivet, zipAlong } from '../drawing-tools/fastenings.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import type { DrawAccessory } from './accessory.ts';

const middle = 500;
const metals = ['#c9ab66', '#bdb9b3', '#8f8a83'] as const;

/** A strap with an edge and two rows of thread; it follows the line. */
export function strap(data: string, cloth: Cloth, width: number): string {
  const { tones } = cloth;
  const flush = 'style="stroke-linecap:butt"';
  return (
    line(data, tones.seam, width + 2.5, flush) +
    line(data, tones.base, width, flush) +
    cloth.surfaces.map((surface) => line(data, surface, width, flush)).join('') +
    line(beside(data, -width * 0.22), tones.bright, width * 0.3, 'opacity="0.35"') +
    (width > 16
      ? topstitch(beside(data, width * 0.34), tones.thread, 0, 1.3) + topstitch(beside(data, -width * 0.34), tones.thread, 0, 1.3)
      : '')
  );
}

const leatherOf = (sketch: Sketch, colours: readonly string[], pattern: Parameters<typeof clothOf>[2]): Cloth =>
  clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);

const dropped = (sketch: Sketch, outline: string, cloth: Cloth): string =>
  softened(sketch, 7, outline, `<path d="${outline}" transform="translate(0 9)" fill="${cloth.tones.deep}" opacity="0.6"/>`);

/** A handbag with a flap, a handle and a clasp. */
export const drawBag: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = leatherOf(sketch, colours, pattern);
  const metal = random.pick(metals);
  const floor = 930;
  const half = random.between(250, 310);
  const top = random.between(520, 570);
  const flapDepth = random.between(0.5, 0.68);
  const handleRise = random.between(170, 260);
  const isRound = random.chance(0.4);
  const { thread } = cloth.tones;
  if (side === 'side') return bagFromSide(sketch, cloth, { floor, top, handleRise, metal });
  const taper = random.between(-10, 34);
  const corner = isRound ? 110 : 44;
  const body = symmetric(
    path`M ${middle} ${top} L ${middle - half + taper + 30} ${top} Q ${middle - half + taper} ${top} ${middle - half + taper - 2} ${top + 30} L ${middle - half - 4} ${floor - corner} Q ${middle - half - 4} ${floor} ${middle - half + corner} ${floor} L ${middle} ${floor}`,
  );
  const flapEnd = top + (floor - top) * flapDepth;
  const flap = symmetric(
    path`M ${middle} ${top - 6} L ${middle - half + taper + 24} ${top - 6} Q ${middle - half + taper - 6} ${top - 4} ${middle - half + taper - 8} ${top + 26} L ${middle - half + taper * 0.6 - 6} ${flapEnd - corner} Q ${middle - half + taper * 0.5} ${flapEnd} ${middle - half + corner + 30} ${flapEnd} L ${middle} ${flapEnd + (isRound ? 26 : 0)}`,
  );
  const handle = path`M ${middle - half + 90} ${top + 10} C ${middle - half + 90} ${top - handleRise * 0.9} ${middle - 120} ${top - handleRise} ${middle} ${top - handleRise} C ${middle + 120} ${top - handleRise} ${middle + half - 90} ${top - handleRise * 0.9} ${middle + half - 90} ${top + 10}`;
  const clasp = path`<rect x="${middle - 27}" y="${flapEnd - 44}" width="54" height="66" rx="9" fill="${metal}" stroke="${shaded(metal, -0.25)}" stroke-width="2"/><rect x="${middle - 18}" y="${flapEnd - 35}" width="36" height="48" rx="5" fill="${shaded(metal, 0.09)}"/><rect x="${middle - 5}" y="${flapEnd - 22}" width="10" height="24" rx="4" fill="${shaded(metal, -0.18)}"/>`;
  const rings = [middle - half + 90, middle + half - 90]
    .map(
      (x) =>
        path`<rect x="${x - 22}" y="${top - 14}" width="44" height="34" rx="9" fill="none" stroke="${metal}" stroke-width="7"/>`,
    )
    .join('');
  return {
    shapes:
      strap(handle, cloth, 26) +
      piece(sketch, { outline: body, cloth, rim: 50, softness: 14, inside: topstitch(beside(body, 12), thread) }) +
      dropped(sketch, flap, cloth) +
      piece(sketch, {
        outline: flap,
        cloth,
        rim: 34,
        softness: 10,
        lights: [
          { data: path`M ${middle - half + 60} ${top + 34} L ${middle + half - 120} ${top + 30}`, width: 26, strength: 0.5 },
        ],
        inside: topstitch(beside(flap, 12), thread),
      }) +
      rings +
      clasp,
    silhouettes: [body, path`M ${middle - 100} ${top - handleRise - 14} L ${middle + 100} ${top - handleRise - 14}`],
    detail: [310, flapEnd - 260, 380],
    stands: { floor, from: middle - half, to: middle + half },
  };
};

function bagFromSide(
  sketch: Sketch,
  cloth: Cloth,
  at: { floor: number; top: number; handleRise: number; metal: string },
): ReturnType<DrawAccessory> {
  const { floor, top, handleRise, metal } = at;
  const body = symmetric(
    path`M ${middle} ${top - 6} L ${middle - 50} ${top - 4} C ${middle - 84} ${top + 120} ${middle - 128} ${floor - 160} ${middle - 130} ${floor - 30} Q ${middle - 130} ${floor} ${middle - 104} ${floor} L ${middle} ${floor}`,
  );
  const gusset = symmetric(
    path`M ${middle} ${top + 30} L ${middle - 22} ${top + 30} C ${middle - 52} ${top + 160} ${middle - 84} ${floor - 140} ${middle - 92} ${floor - 24} L ${middle} ${floor - 20}`,
  );
  const handle = path`M ${middle - 30} ${top + 8} C ${middle - 42} ${top - handleRise * 0.8} ${middle - 20} ${top - handleRise} ${middle} ${top - handleRise} C ${middle + 20} ${top - handleRise} ${middle + 42} ${top - handleRise * 0.8} ${middle + 30} ${top + 8}`;
  return {
    shapes:
      strap(handle, cloth, 16) +
      piece(sketch, { outline: body, cloth, rim: 36, softness: 11, inside: topstitch(beside(body, 10), cloth.tones.thread) }) +
      piece(sketch, {
        outline: gusset,
        cloth,
        rim: 40,
        softness: 12,
        sideLight: -0.3,
        inside: seam(path`M ${middle} ${top + 40} L ${middle} ${floor - 20}`, cloth.tones, 2.4),
      }) +
      rivet([middle - 34, top + 26], 10, metal) +
      rivet([middle + 34, top + 26], 10, metal),
    silhouettes: [body, path`M ${middle - 10} ${top - handleRise - 10} L ${middle + 10} ${top - handleRise - 10}`],
    detail: [310, top - 60, 380],
    stands: { floor, from: middle - 130, to: middle + 130 },
  };
}

/** A tote with two handles, of canvas or leather. */
export const drawTote: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isCanvas = pattern !== 'leather' && random.chance(0.5);
  const cloth = isCanvas ? clothOf(sketch, colours, pattern) : leatherOf(sketch, colours, pattern);
  const trim = clothOf(sketch, [colours[1] ?? random.pick([cloth.tones.base, '#7a4f33', '#2a2522'])], 'leather');
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
    shapes:
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
          (side === 'side' ? seam(foldDown, cloth.tones, 3) + line(foldDown, cloth.tones.deep, 30, 'opacity="0.12"') : '') +
          (hasPanel
            ? shape(panel, trim.tones.base) +
              trim.surfaces.map((surface) => shape(panel, surface)).join('') +
              seam(
                path`M ${middle - 400} ${floor - 150} C ${middle - 100} ${floor - 142} ${middle + 100} ${floor - 142} ${middle + 400} ${floor - 150}`,
                cloth.tones,
                2.4,
              )
            : ''),
      }) +
      strap(handleAt(0), trim, 24) +
      [-apart, apart].map((x) => rivet([middle + x, top + 96], 7, '#c9ab66')).join(''),
    silhouettes: [body, path`M ${middle - 90} ${top - rise * 0.78} L ${middle + 90} ${top - rise * 0.78}`],
    detail: [300, top - 110, 400],
    stands: { floor, from: middle - baseHalf, to: middle + baseHalf },
  };
};

/** A backpack with a front pocket, or one whose top is rolled. */
export const drawBackpack: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern);
  const trim = clothOf(sketch, [colours[1] ?? random.pick([shaded(cloth.tones.base, -0.1), '#8a5c3a'])], 'leather');
  const isRolled = random.chance(0.4);
  const metal = random.pick(metals);
  const floor = 1040;
  const top = isRolled ? 300 : 330;
  const { thread } = cloth.tones;
  const half = 268;
  const handle = path`M ${middle - 56} ${top + 20} C ${middle - 56} ${top - 66} ${middle + 56} ${top - 66} ${middle + 56} ${top + 20}`;
  if (side === 'side') {
    const profile = path`M 380 ${top + 30} C 390 ${top - 6} 560 ${top - 10} 592 ${top + 40} C 640 ${top + 180} 660 ${floor - 240} 652 ${floor - 60} Q 650 ${floor} 610 ${floor} L 400 ${floor} Q 372 ${floor} 372 ${floor - 36} Z`;
    const pocket = path`M 640 ${top + 320} C 700 ${top + 350} 716 ${floor - 160} 700 ${floor - 70} Q 694 ${floor - 30} 646 ${floor - 30} Z`;
    const shoulder = path`M 386 ${top + 40} C 270 ${top + 130} 262 ${floor - 300} 378 ${floor - 60}`;
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
  const body = symmetric(
    path`M ${middle} ${top} L ${middle - 140} ${top} C ${middle - 220} ${top + 4} ${middle - half + 12} ${top + 70} ${middle - half + 4} ${top + 190} L ${middle - half - 8} ${floor - 90} Q ${middle - half - 6} ${floor} ${middle - half + 74} ${floor} L ${middle} ${floor}`,
  );
  const pocket = symmetric(
    path`M ${middle} ${top + 350} L ${middle - 178} ${top + 350} Q ${middle - 206} ${top + 350} ${middle - 208} ${top + 380} L ${middle - 212} ${floor - 90} Q ${middle - 212} ${floor - 44} ${middle - 168} ${floor - 44} L ${middle} ${floor - 44}`,
  );
  const roll = symmetric(
    path`M ${middle} ${top - 20} L ${middle - 196} ${top - 14} C ${middle - 224} ${top - 10} ${middle - 226} ${top + 84} ${middle - 200} ${top + 92} L ${middle} ${top + 98}`,
  );
  const zip = path`M ${middle - 230} ${top + 240} C ${middle - 226} ${top + 90} ${middle - 170} ${top + 54} ${middle} ${top + 52} C ${middle + 170} ${top + 54} ${middle + 226} ${top + 90} ${middle + 230} ${top + 240}`;
  const straps = [middle - 120, middle + 120]
    .map(
      (x) =>
        strap(path`M ${x} ${top + 90} L ${x} ${top + 410}`, trim, 26) +
        path`<rect x="${x - 24}" y="${top + 300}" width="48" height="44" rx="7" fill="none" stroke="${metal}" stroke-width="7"/>`,
    )
    .join('');
  return {
    shapes:
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
      }) +
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
      path`<rect x="${middle - 46}" y="${top + (isRolled ? 480 : 250)}" width="92" height="52" rx="4" fill="${trim.tones.base}" stroke="${trim.tones.seam}" stroke-width="1.6"/><rect x="${middle - 40}" y="${top + (isRolled ? 486 : 256)}" width="80" height="40" rx="2" fill="none" stroke="${trim.tones.thread}" stroke-width="1.3" stroke-dasharray="5 4"/>`,
    silhouettes: [body, path`M ${middle - 40} ${top - 52} L ${middle + 40} ${top - 52}`],
    detail: [300, top - 70, 400],
    stands: { floor, from: middle - half, to: middle + half },
  };
};
