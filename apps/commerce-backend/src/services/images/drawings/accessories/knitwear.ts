import { clothOf } from '../drawing-tools/cloth.ts';
import type { Cloth } from '../drawing-tools/cloth.ts';
import { shaded, tonesOf } from '../drawing-tools/colour-shading.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { placesAlong } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam, topstitch } from '../drawing-tools/stitching.ts';
import type { DrawAccessory } from './accessory.ts';

const middle = 500;

/** A knitted cap with a turned-up edge; some with a pompom or a small woven label. */
export const drawBeanie: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const [main = '#8a8580', second] = colours;
  const knit = clothOf(sketch, colours, pattern === 'solid' ? 'rib' : pattern, { scale: pattern === 'solid' ? 0.6 : 1.2 });
  const rib = clothOf(sketch, [main], 'rib', { scale: 0.9 });
  const hasPompom = random.chance(0.35);
  const tall = random.between(330, 430);
  const edge = 880;
  const brim = random.between(120, 175);
  const half = 258;
  const top = edge - brim - tall + 60;
  const lean = side === 'side' ? 34 : 0;
  const dome = path`M ${middle - half + 8} ${edge - brim + 30} C ${middle - half - 4} ${edge - brim - 130} ${middle - 190 + lean} ${top + 20} ${middle + lean} ${top} C ${middle + 190 + lean} ${top + 20} ${middle + half + 4} ${edge - brim - 130} ${middle + half - 8} ${edge - brim + 30} Z`;
  const band = path`M ${middle - half} ${edge - brim} C ${middle - 110} ${edge - brim + 30} ${middle + 110} ${edge - brim + 30} ${middle + half} ${edge - brim} C ${middle + half + 12} ${edge - brim * 0.6} ${middle + half + 10} ${edge - brim * 0.3} ${middle + half - 2} ${edge - 6} C ${middle + 110} ${edge + 28} ${middle - 110} ${edge + 28} ${middle - half + 2} ${edge - 6} C ${middle - half - 10} ${edge - brim * 0.3} ${middle - half - 12} ${edge - brim * 0.6} ${middle - half} ${edge - brim} Z`;
  const crown = [-130, -62, 62, 130].map((x) => ({
    data: fold([middle + lean + x * 0.1, top + 16], [middle + x * 0.8 + lean, top + 80], [middle + x * 1.2, top + 210], 11),
    strength: 0.34,
  }));
  const label =
    side === 'front' && random.chance(0.6)
      ? path`<rect x="${middle - 40}" y="${edge - brim * 0.62}" width="80" height="44" rx="3" fill="${second ?? '#8a5c3a'}" stroke="${shaded(second ?? '#8a5c3a', -0.2)}" stroke-width="1.6"/><rect x="${middle - 34}" y="${edge - brim * 0.62 + 6}" width="68" height="32" rx="2" fill="none" stroke="#efe6d6" stroke-width="1.2" stroke-dasharray="4 3" opacity="0.7"/>`
      : '';
  return {
    shapes:
      (hasPompom ? pompom(sketch, middle + lean, top - 40, 92, second ?? shaded(main, 0.05)) : '') +
      piece(sketch, {
        outline: dome,
        cloth: knit,
        rim: 60,
        softness: 17,
        shadows: crown,
        lights: [
          {
            data: path`M ${middle - 110 + lean} ${top + 90} C ${middle - 150} ${top + 180} ${middle - 160} ${edge - brim - 100} ${middle - 160} ${edge - brim - 20}`,
            width: 40,
            strength: 0.5,
          },
        ],
      }) +
      `<path d="${band}" transform="translate(0 -7)" fill="${knit.tones.deep}" opacity="0.4"/>` +
      piece(sketch, { outline: band, cloth: rib, rim: 34, softness: 11 }) +
      label,
    silhouettes: [
      dome,
      band,
      ...(hasPompom
        ? [
            path`M ${middle + lean - 80} ${top - 118} L ${middle + lean + 80} ${top - 118} L ${middle + lean + 60} ${top + 20} L ${middle + lean - 60} ${top + 20} Z`,
          ]
        : []),
    ],
    detail: [300, edge - brim - 260, 400],
  };
};

/** A ball of cut yarn: short strands from the inside out, lighter towards the lamp. */
function pompom(sketch: Sketch, x: number, y: number, radius: number, colour: string): string {
  const { random } = sketch;
  const tones = tonesOf(colour);
  const ball = path`M ${x - radius * 0.82} ${y} C ${x - radius * 0.82} ${y - radius * 1.09} ${x + radius * 0.82} ${y - radius * 1.09} ${x + radius * 0.82} ${y} C ${x + radius * 0.82} ${y + radius * 1.09} ${x - radius * 0.82} ${y + radius * 1.09} ${x - radius * 0.82} ${y} Z`;
  const strands = (count: number, from: number, to: number, stroke: string, width: number): string => {
    const data = Array.from({ length: count }, () => {
      const turn = random.between(0, Math.PI * 2);
      const start = random.between(from, to) * radius;
      const end = start + random.between(0.16, 0.3) * radius;
      const bend = random.between(-0.16, 0.16);
      return path`M ${x + Math.cos(turn) * start} ${y + Math.sin(turn) * start} L ${x + Math.cos(turn + bend) * end} ${y + Math.sin(turn + bend) * end}`;
    }).join(' ');
    return line(data, stroke, width);
  };
  return (
    strands(90, 0.66, 0.8, tones.shade, 7) +
    `<path d="${ball}" fill="${tones.base}"/>` +
    strands(120, 0.3, 0.78, tones.deep, 4.5) +
    strands(150, 0.05, 0.76, tones.base, 6) +
    strands(110, 0, 0.7, tones.light, 4.5) +
    strands(60, 0, 0.6, tones.bright, 3)
  );
}

const fringe = (from: number, to: number, y: number, cloth: Cloth, length: number): string =>
  placesAlong(path`M ${from} ${y} L ${to} ${y}`, Math.round((to - from) / 17))
    .map(({ at: [x, at] }, index) => {
      const strand = path`M ${x} ${at - 6} C ${x - 3} ${at + length * 0.4} ${x + 4} ${at + length * 0.7} ${x + ((index * 7) % 9) - 4} ${at + length + ((index * 13) % 11)}`;
      return (
        line(strand, cloth.tones.seam, 9) +
        line(strand, index % 3 === 0 && cloth.pattern !== 'solid' ? cloth.accent.base : cloth.tones.base, 7) +
        line(strand, cloth.tones.bright, 2, 'opacity="0.5"')
      );
    })
    .join('');

/** A scarf: hanging folded with its fringes down, or folded to a square. */
export const drawScarf: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern, { scale: pattern === 'check' ? 1.3 : 1 });
  const hasFringe = random.chance(0.7);
  if (side === 'side') {
    const layer = (shift: number): string =>
      path`M ${200 + shift} ${430 + shift * 1.6} C 380 ${420 + shift * 1.6} 620 ${424 + shift * 1.6} ${800 - shift} ${432 + shift * 1.6} C ${816 - shift} 500 ${812 - shift} 640 ${802 - shift} ${820 + shift} C 620 ${832 + shift} 380 ${830 + shift} ${198 + shift} ${818 + shift} C ${188 + shift} 640 ${186 + shift} 500 ${200 + shift} ${430 + shift * 1.6} Z`;
    const lower = layer(-14);
    const upper = layer(0);
    const edges = [770, 792]
      .map((y) => line(path`M 196 ${y} C 380 ${y + 12} 620 ${y + 14} 806 ${y + 2}`, cloth.tones.deep, 4, 'opacity="0.5"'))
      .join('');
    return {
      shapes:
        (hasFringe ? fringe(230, 770, 826, cloth, 74) : '') +
        piece(sketch, { outline: lower, cloth, rim: 30 }) +
        piece(sketch, {
          outline: upper,
          cloth,
          rim: 44,
          softness: 15,
          shadows: [
            { data: fold([200, 560], [420, 590], [640, 540], 16), strength: 0.28 },
            { data: fold([810, 620], [640, 660], [420, 640], 14), strength: 0.24 },
          ],
          lights: [{ data: path`M 240 500 L 700 480`, width: 60, strength: 0.3 }],
          inside: edges,
        }),
      silhouettes: [upper, lower, ...(hasFringe ? [path`M 230 826 L 770 826 L 770 890 L 230 890 Z`] : [])],
      detail: [420, 560, 380],
    };
  }
  const longEnd = random.between(1010, 1060);
  const back = path`M 510 170 C 560 150 640 156 668 190 C 690 420 690 700 684 ${longEnd - 90} C 640 ${longEnd - 80} 560 ${longEnd - 80} 520 ${longEnd - 92} Z`;
  const front = path`M 350 200 C 380 150 500 140 560 172 C 596 196 560 300 540 360 C 546 560 548 800 540 ${longEnd} C 480 ${longEnd + 12} 400 ${longEnd + 12} 340 ${longEnd} C 332 760 334 420 350 200 Z`;
  const over = path`M 346 230 C 372 146 560 120 640 160 C 700 200 690 290 640 320 C 540 350 420 350 356 330 C 340 300 338 262 346 230 Z`;
  const folds = [400, 452, 500].map((x) => ({ data: fold([x, 360], [x - 8, 640], [x + 6, longEnd - 10], 13), strength: 0.3 }));
  return {
    shapes:
      (hasFringe ? fringe(530, 680, longEnd - 88, cloth, 76) : '') +
      piece(sketch, { outline: back, cloth, rim: 40, softness: 14, sideLight: -0.3 }) +
      (hasFringe ? fringe(350, 534, longEnd, cloth, 76) : '') +
      piece(sketch, {
        outline: front,
        cloth,
        rim: 40,
        softness: 13,
        shadows: folds,
        lights: [{ data: fold([424, 400], [420, 660], [430, longEnd - 60], 14), strength: 0.5 }],
      }) +
      `<path d="${over}" transform="translate(0 12)" fill="${cloth.tones.deep}" opacity="0.3"/>` +
      piece(sketch, {
        outline: over,
        cloth: {
          ...cloth,
          surfaces: clothOf(sketch, colours, pattern, { turn: 74, scale: pattern === 'check' ? 1.3 : 1 }).surfaces,
        },
        rim: 44,
        softness: 14,
        shadows: [
          { data: fold([380, 290], [500, 300], [650, 250], 14), strength: 0.4 },
          { data: fold([400, 220], [520, 230], [640, 200], 12), strength: 0.3 },
        ],
      }),
    silhouettes: [
      front,
      back,
      over,
      ...(hasFringe ? [path`M 350 ${longEnd} L 534 ${longEnd} L 534 ${longEnd + 60} L 350 ${longEnd + 60} Z`] : []),
    ],
    detail: [320, 140, 400],
  };
};

const handOutline = path`M 372 1010 C 364 900 350 820 352 740 C 330 690 286 640 262 590 C 248 558 268 528 296 540 C 330 558 352 600 382 640 C 376 540 366 420 366 330 C 366 290 416 286 420 326 C 424 400 428 470 436 540 C 438 450 436 350 440 262 C 444 222 494 222 496 262 C 498 350 496 450 496 540 C 504 460 508 370 516 292 C 522 254 570 258 568 298 C 564 390 556 470 554 552 C 566 500 576 440 588 390 C 598 354 640 364 634 402 C 622 500 606 600 596 690 C 590 760 584 880 584 1010 Z`;

/** Gloves of knit or leather with a cuff; the pair, or one alone. */
export const drawGloves: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isLeather = pattern === 'leather' || (pattern === 'solid' && random.chance(0.4));
  const cloth = clothOf(sketch, colours, isLeather ? 'leather' : pattern === 'solid' ? 'rib' : pattern, {
    scale: isLeather ? 1 : 0.46,
  });
  const rib = isLeather
    ? clothOf(sketch, [colours[1] ?? cloth.tones.base], 'leather')
    : clothOf(sketch, [colours[1] ?? cloth.tones.base], 'rib', { scale: 0.7 });
  const cuff = path`M 366 930 C 430 946 520 946 590 930 C 598 990 598 1040 590 1100 C 520 1116 430 1116 366 1100 C 358 1040 358 990 366 930 Z`;
  const points = [
    path`M 410 560 C 414 620 420 680 428 730`,
    path`M 470 570 C 470 630 470 680 472 730`,
    path`M 530 580 C 526 640 520 690 514 730`,
  ];
  const knuckles = isLeather
    ? points.map((data) => seam(data, cloth.tones, 2.6)).join('') +
      topstitch(path`M 366 915 C 430 930 520 930 590 915`, cloth.tones.thread)
    : '';
  const shadows = [
    path`M 428 420 C 430 500 434 560 436 600`,
    path`M 496 420 C 498 500 500 560 498 600`,
    path`M 556 450 C 554 520 550 570 546 610`,
    path`M 384 640 C 392 700 380 760 356 790`,
  ].map((data) => ({ data, width: 16, strength: 0.5 }));
  const one =
    piece(sketch, {
      outline: handOutline,
      cloth,
      rim: 34,
      softness: 9,
      shadows,
      lights: [
        { data: path`M 466 300 L 466 520`, width: 14, strength: 0.5 },
        { data: path`M 450 700 L 460 880`, width: 50, strength: 0.3 },
      ],
      inside: knuckles,
    }) +
    piece(sketch, {
      outline: cuff,
      cloth: rib,
      rim: 26,
      softness: 9,
      inside: isLeather ? topstitch(path`M 362 1084 C 430 1100 520 1100 594 1084`, rib.tones.thread) : '',
    });
  const turn = (shapes: string, transform: string): string => `<g transform="${transform}">${shapes}</g>`;
  if (side === 'side') {
    return { shapes: one, silhouettes: [handOutline, cuff], detail: [300, 640, 360] };
  }
  const leftPlace = 'matrix(0.86 0 0 0.86 -62 96)';
  const rightPlace = 'matrix(-0.86 0 0 0.86 1062 96)';
  const scaledSilhouette = (isMirrored: boolean): string[] =>
    [handOutline, cuff].map((data) => {
      const scaled = data.replace(
        /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
        (_pair, x: string, y: string) => path`${Number(x) * 0.86 - 62} ${Number(y) * 0.86 + 96}`,
      );
      return isMirrored ? mirrored(scaled) : scaled;
    });
  return {
    shapes: turn(one, leftPlace) + turn(one, rightPlace),
    silhouettes: [...scaledSilhouette(false), ...scaledSilhouette(true)],
    detail: [180, 620, 400],
  };
};

/** Socks with ribbed tops and contrasting heel and toe; the pair, or one alone. */
export const drawSocks: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'rib' : pattern, { scale: pattern === 'solid' ? 0.4 : 0.7 });
  const rib = clothOf(sketch, [colours[0] ?? '#888888'], 'rib', { scale: 0.7 });
  const hasContrast = random.chance(0.55);
  const accent = clothOf(
    sketch,
    [hasContrast ? (colours[1] ?? shaded(cloth.tones.base, -0.14)) : shaded(cloth.tones.base, -0.03)],
    'rib',
    { scale: 0.4 },
  );
  const top = random.between(170, 340);
  const sock = path`M 470 ${top} L 690 ${top} C 696 ${top + 200} 690 700 694 800 C 700 880 690 930 640 968 C 560 1010 450 1060 350 1090 C 270 1112 200 1080 196 1010 C 194 960 240 930 300 900 C 370 864 440 820 464 740 C 478 640 474 ${top + 200} 470 ${top} Z`;
  const heel = path`M 720 760 C 660 770 610 820 600 900 C 598 930 606 960 620 990 L 740 960 Z`;
  const toe = path`M 180 900 L 320 880 C 352 930 366 1010 356 1100 L 200 1120 Z`;
  const cuff = path`M 464 ${top - 4} C 540 ${top + 8} 620 ${top + 8} 696 ${top - 4} L 698 ${top + 110} C 620 ${top + 122} 540 ${top + 122} 466 ${top + 110} Z`;
  const patch = (data: string): string =>
    `<path d="${data}" fill="${accent.tones.base}"/>` +
    accent.surfaces.map((surface) => `<path d="${data}" fill="${surface}"/>`).join('') +
    line(data, accent.tones.seam, 1.6, 'opacity="0.5"');
  const shadows = [
    { data: fold([470, 720], [540, 760], [640, 740], 13), strength: 0.34 },
    { data: fold([460, 780], [520, 810], [600, 800], 12), strength: 0.3 },
    { data: path`M 694 ${top + 140} L 692 760`, width: 26, strength: 0.3 },
  ];
  const one =
    piece(sketch, {
      outline: sock,
      cloth,
      rim: 44,
      softness: 13,
      shadows,
      lights: [{ data: path`M 560 ${top + 140} C 562 500 562 640 556 740 C 500 880 420 930 330 970`, width: 34, strength: 0.45 }],
      inside: patch(heel) + patch(toe),
    }) + piece(sketch, { outline: cuff, cloth: rib, rim: 26, softness: 9 });
  const second = shifted(sock, 96, -40);
  return side === 'side'
    ? { shapes: one, silhouettes: [sock, cuff], detail: [380, top - 30, 400] }
    : {
        shapes: `<g transform="translate(96 -40)">${one}</g><g transform="translate(-40 30)">${softShadow(sock)}${one}</g>`,
        silhouettes: [second, shifted(sock, -40, 30)],
        detail: [340, top, 400],
      };
};

const softShadow = (data: string): string => `<path d="${data}" transform="translate(10 12)" fill="#2b221c" opacity="0.16"/>`;

const shifted = (data: string, right: number, down: number): string =>
  data.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_pair, x: string, y: string) => path`${Number(x) + right} ${Number(y) + down}`,
  );
