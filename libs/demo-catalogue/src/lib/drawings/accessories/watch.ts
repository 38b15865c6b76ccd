import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import type { Tones } from '../drawing-tools/colour-shading.ts';
import { lightnessOf, shaded } from '../drawing-tools/colour-shading.ts';
import { linearGradient, radialGradient, softened } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';

const centre = 625;

interface Case {
  readonly metal: string;
  readonly dial: string;
  readonly radius: number;
  readonly hasSeconds: boolean;
}

const turned = (degrees: number, shapes: string): string =>
  `<g transform="rotate(${degrees} ${middle} ${centre})">${shapes}</g>`;

/** The dial at ten past ten, as watches are always shown. */
function dialShapes({ dial, metal, radius, hasSeconds }: Case): string {
  const ink = lightnessOf(dial) > 0.55 ? '#2b2724' : '#f0ebe2';
  const marks = Array.from({ length: 12 }, (_, hour) =>
    turned(
      hour * 30,
      path`<rect x="${middle - (hour % 3 === 0 ? 4 : 2.2)}" y="${centre - radius * 0.84}" width="${hour % 3 === 0 ? 8 : 4.4}" height="${radius * (hour % 3 === 0 ? 0.17 : 0.11)}" rx="2" fill="${hour % 3 === 0 ? metal : ink}"/>`,
    ),
  ).join('');
  const minutes = Array.from({ length: 60 }, (_, minute) =>
    minute % 5 === 0
      ? ''
      : turned(
          minute * 6,
          path`<rect x="${middle - 0.8}" y="${centre - radius * 0.88}" width="1.6" height="7" fill="${ink}" opacity="0.55"/>`,
        ),
  ).join('');
  const hand = (degrees: number, length: number, width: number, colour: string): string =>
    turned(
      degrees,
      path`<path d="M ${middle - width / 2} ${centre + 22} L ${middle - width * 0.35} ${centre - length} L ${middle} ${centre - length - 8} L ${middle + width * 0.35} ${centre - length} L ${middle + width / 2} ${centre + 22} Z" fill="${colour}" stroke="#1c1815" stroke-width="0.8"/>`,
    );
  return (
    marks +
    minutes +
    (hasSeconds
      ? path`<circle cx="${middle}" cy="${centre + radius * 0.42}" r="${radius * 0.22}" fill="none" stroke="${ink}" stroke-width="1.6" opacity="0.7"/><path d="M ${middle} ${centre + radius * 0.42} v ${-radius * 0.17}" stroke="${ink}" stroke-width="2"/>`
      : '') +
    hand(304, radius * 0.48, 13, metal) +
    hand(60, radius * 0.72, 10, metal) +
    path`<circle cx="${middle}" cy="${centre}" r="8" fill="${metal}" stroke="#1c1815" stroke-width="1"/>`
  );
}

function caseShapes(sketch: Sketch, made: Case): string {
  const { metal, dial, radius } = made;
  const brushed = linearGradient(
    sketch,
    [middle - radius, centre - radius, middle + radius, centre + radius],
    [
      { at: 0, colour: shaded(metal, 0.16) },
      { at: 0.45, colour: metal },
      { at: 0.6, colour: shaded(metal, -0.16) },
      { at: 1, colour: shaded(metal, 0.06) },
    ],
  );
  const sunray = radialGradient(sketch, { x: middle - radius * 0.3, y: centre - radius * 0.4, radius: radius * 1.5 }, [
    { at: 0, colour: shaded(dial, 0.09) },
    { at: 0.6, colour: dial },
    { at: 1, colour: shaded(dial, -0.1) },
  ]);
  const circle = (size: number, fill: string, extra = ''): string =>
    path`<circle cx="${middle}" cy="${centre}" r="${size}" fill="${fill}" ${extra}/>`;
  const glint = path`M ${middle - radius * 0.7} ${centre - radius * 0.1} C ${middle - radius * 0.6} ${centre - radius * 0.6} ${middle - radius * 0.2} ${centre - radius * 0.82} ${middle + radius * 0.2} ${centre - radius * 0.8}`;
  return (
    path`<rect x="${middle + radius * 0.98}" y="${centre - 20}" width="36" height="40" rx="8" fill="${brushed}" stroke="${shaded(metal, -0.28)}" stroke-width="2"/>` +
    circle(radius * 1.08, brushed, `stroke="${shaded(metal, -0.28)}" stroke-width="2"`) +
    circle(radius * 0.96, shaded(metal, -0.2)) +
    circle(radius * 0.93, sunray) +
    dialShapes(made) +
    softened(sketch, 6, glint, line(glint, '#ffffff', 12, 'opacity="0.28"'))
  );
}

const rounded = (x: number, y: number, width: number, height: number): string =>
  path`M ${x} ${y} L ${x + width} ${y} L ${x + width - 12} ${y + height - 30} Q ${x + width / 2} ${y + height + 26} ${x + 12} ${y + height - 30} Z`;

interface WatchParts {
  readonly sketch: Sketch;
  readonly strapUp: string;
  readonly cloth: Cloth;
  readonly inside: (data: string, from: number, to: number) => string;
  readonly made: Case;
  readonly strapDown: string;
  readonly isBracelet: boolean;
  readonly holes: string;
  readonly half: number;
}

function watchShapes({ sketch, strapUp, cloth, inside, made, strapDown, isBracelet, holes, half }: WatchParts): string {
  return (
    piece(sketch, {
      outline: strapUp,
      cloth,
      rim: 36,
      softness: 11,
      inside: inside(strapUp, 130, centre - made.radius * 0.8),
    }) +
    piece(sketch, {
      outline: strapDown,
      cloth,
      rim: 36,
      softness: 11,
      inside: inside(strapDown, centre + made.radius * 0.8, 1210),
    }) +
    (isBracelet
      ? ''
      : holes +
        path`<rect x="${middle - half - 6}" y="104" width="${half * 2 + 12}" height="54" rx="10" fill="none" stroke="${made.metal}" stroke-width="13"/><path d="M ${middle} 150 v -50" stroke="${shaded(made.metal, -0.12)}" stroke-width="9" stroke-linecap="round"/>`) +
    [-1, 1]
      .map(
        (way) =>
          path`<rect x="${middle - half - 14}" y="${centre + way * made.radius * 0.96 - 20}" width="28" height="40" rx="8" fill="${shaded(made.metal, -0.06)}"/><rect x="${middle + half - 14}" y="${centre + way * made.radius * 0.96 - 20}" width="28" height="40" rx="8" fill="${shaded(made.metal, -0.06)}"/>`,
      )
      .join('') +
    caseShapes(sketch, made)
  );
}

interface WatchFromSideParts {
  readonly sketch: Sketch;
  readonly made: Case;
  readonly tones: Tones;
  readonly cloth: Cloth;
}

/** Standing on its strap. */
function watchFromSide({ sketch, made, tones, cloth }: WatchFromSideParts): DrawnAccessory {
  const ring = path`M 500 330 C 680 330 790 450 790 640 C 790 830 680 940 500 940 C 320 940 210 830 210 640 C 210 450 320 330 500 330`;
  const caseSide = path`M 350 270 C 400 248 600 248 650 270 L 668 322 C 600 346 400 346 332 322 Z`;
  const crystal = path`M 380 262 C 420 240 580 240 620 262 Z`;
  const polished = linearGradient(
    sketch,
    [332, 250, 668, 340],
    [
      { at: 0, colour: shaded(made.metal, -0.14) },
      { at: 0.4, colour: shaded(made.metal, 0.14) },
      { at: 1, colour: shaded(made.metal, -0.18) },
    ],
  );
  return {
    shapes:
      line(ring, tones.deep, 44) +
      line(ring, tones.base, 40) +
      cloth.surfaces.map((surface) => line(ring, surface, 40)).join('') +
      line(beside(ring, -13), tones.bright, 8, 'opacity="0.5"') +
      line(beside(ring, 15), tones.deep, 8, 'opacity="0.6"') +
      path`<rect x="452" y="912" width="96" height="54" rx="10" fill="${made.metal}" stroke="${shaded(made.metal, -0.28)}" stroke-width="2"/>` +
      shape(crystal, '#cfd6d8') +
      shape(caseSide, polished) +
      line(caseSide, shaded(made.metal, -0.3), 2) +
      path`<rect x="484" y="280" width="32" height="36" rx="7" fill="${shaded(made.metal, 0.05)}" stroke="${shaded(made.metal, -0.3)}" stroke-width="2"/>`,
    silhouettes: [
      path`M 500 250 C 700 290 812 440 812 640 C 812 850 690 964 500 964 C 310 964 188 850 188 640 C 188 440 300 290 500 250 Z`,
    ],
    detail: [300, 200, 400],
    stands: { floor: 966, from: 330, to: 670 },
  };
}

/** A round wristwatch on a leather strap or a bracelet of links. */
export const drawWatch: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const [main = '#5a3a28', second] = colours;
  const made: Case = {
    metal: random.pick(['#c9b07a', '#c4c0b9', '#c99f86', '#55524e']),
    dial: second ?? random.pick(['#f2eee6', '#22262e', '#2f4a45', '#e4d7c2']),
    radius: random.between(176, 206),
    hasSeconds: random.chance(0.45),
  };
  const isBracelet = random.chance(0.35) && pattern !== 'leather';
  const cloth = clothOf(sketch, [isBracelet ? made.metal : main], isBracelet ? 'solid' : 'leather');
  const { tones } = cloth;
  if (side === 'side') return watchFromSide({ sketch, made, tones, cloth });
  const half = made.radius * 0.62;
  const strapDown = rounded(middle - half, centre + made.radius * 0.8, half * 2, 420);
  const strapUp = path`M ${middle - half} ${centre - made.radius * 0.8} L ${middle + half} ${centre - made.radius * 0.8} L ${middle + half - 12} 130 L ${middle - half + 12} 130 Z`;
  const links = (from: number, to: number): string =>
    Array.from({ length: Math.floor((to - from) / 34) }, (_, index) => {
      const y = from + index * 34;
      return (
        seam(path`M ${middle - half} ${y} L ${middle + half} ${y}`, tones, 2.4) +
        (index % 2 === 0
          ? ''
          : line(
              path`M ${middle - half * 0.4} ${y} L ${middle - half * 0.4} ${y + 34} M ${middle + half * 0.4} ${y} L ${middle + half * 0.4} ${y + 34}`,
              tones.seam,
              2,
            ))
      );
    }).join('');
  const holes = [0, 1, 2, 3]
    .map(
      (index) =>
        path`<ellipse cx="${middle}" cy="${centre + made.radius + 120 + index * 52}" rx="6" ry="8" fill="#1c1613"/>`,
    )
    .join('');
  const inside = (data: string, from: number, to: number): string =>
    isBracelet ? links(from, to) : topstitch(beside(data, 12), tones.thread);
  return {
    shapes: watchShapes({ sketch, strapUp, cloth, inside, made, strapDown, isBracelet, holes, half }),
    silhouettes: [
      strapUp,
      strapDown,
      path`M ${middle - made.radius} ${centre} C ${middle - made.radius} ${centre - made.radius * 1.33} ${middle + made.radius} ${centre - made.radius * 1.33} ${middle + made.radius} ${centre} C ${middle + made.radius} ${centre + made.radius * 1.33} ${middle - made.radius} ${centre + made.radius * 1.33} ${middle - made.radius} ${centre} Z`,
    ],
    detail: [270, 400, 460],
  };
};
