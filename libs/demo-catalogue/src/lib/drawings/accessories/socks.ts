import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { line } from '../drawing-tools/stitching.ts';
import type { DrawAccessory } from './accessory.ts';

/** Socks with ribbed tops and contrasting heel and toe; the pair, or one alone. */
export const drawSocks: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'rib' : pattern, {
    scale: pattern === 'solid' ? 0.4 : 0.7,
  });
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
      lights: [
        {
          data: path`M 560 ${top + 140} C 562 500 562 640 556 740 C 500 880 420 930 330 970`,
          width: 34,
          strength: 0.45,
        },
      ],
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

const softShadow = (data: string): string =>
  `<path d="${data}" transform="translate(10 12)" fill="#2b221c" opacity="0.16"/>`;

const shifted = (data: string, right: number, down: number): string =>
  data.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_pair, x: string, y: string) => path`${Number(x) + right} ${Number(y) + down}`,
  );
