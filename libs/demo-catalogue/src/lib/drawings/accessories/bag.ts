import type { Cloth } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { rivet } from '../drawing-tools/fastenings.ts';
import { path, symmetric } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory } from './accessory.ts';
import { dropped, leatherOf, metals, strap } from './strap.ts';

interface BagParts {
  readonly handle: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly body: string;
  readonly thread: string;
  readonly flap: string;
  readonly half: number;
  readonly top: number;
  readonly rings: string;
  readonly clasp: string;
}

function bagShapes({ handle, cloth, sketch, body, thread, flap, half, top, rings, clasp }: BagParts): string {
  return (
    strap(handle, cloth, 26) +
    piece(sketch, { outline: body, cloth, rim: 50, softness: 14, inside: topstitch(beside(body, 12), thread) }) +
    dropped(sketch, flap, cloth) +
    piece(sketch, {
      outline: flap,
      cloth,
      rim: 34,
      softness: 10,
      lights: [
        {
          data: path`M ${middle - half + 60} ${top + 34} L ${middle + half - 120} ${top + 30}`,
          width: 26,
          strength: 0.5,
        },
      ],
      inside: topstitch(beside(flap, 12), thread),
    }) +
    rings +
    clasp
  );
}

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
    shapes: bagShapes({ handle, cloth, sketch, body, thread, flap, half, top, rings, clasp }),
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
      piece(sketch, {
        outline: body,
        cloth,
        rim: 36,
        softness: 11,
        inside: topstitch(beside(body, 10), cloth.tones.thread),
      }) +
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
