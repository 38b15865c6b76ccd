import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded, tonesOf } from '../drawing-tools/colour-shading.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory } from './accessory.ts';

interface LabelParts {
  readonly side: 'side' | 'front';
  readonly edge: 880;
  readonly brim: number;
  readonly second: string;
  readonly sketch: Sketch;
}

/** A small label sewn to the edge. */
function labelOf({ side, edge, brim, second, sketch }: LabelParts): string {
  const { random } = sketch;
  return side === 'front' && random.chance(0.6)
    ? path`<rect x="${middle - 40}" y="${edge - brim * 0.62}" width="80" height="44" rx="3" fill="${second}" stroke="${shaded(second, -0.2)}" stroke-width="1.6"/><rect x="${middle - 34}" y="${edge - brim * 0.62 + 6}" width="68" height="32" rx="2" fill="none" stroke="#efe6d6" stroke-width="1.2" stroke-dasharray="4 3" opacity="0.7"/>`
    : '';
}

interface BeanieParts {
  readonly hasPompom: boolean;
  readonly sketch: Sketch;
  readonly lean: number;
  readonly top: number;
  readonly second: string;
  readonly dome: string;
  readonly knit: Cloth;
  readonly crown: { data: string; strength: number }[];
  readonly edge: number;
  readonly brim: number;
  readonly band: string;
  readonly rib: Cloth;
  readonly label: string;
}

function beanieShapes({
  hasPompom,
  sketch,
  lean,
  top,
  second,
  dome,
  knit,
  crown,
  edge,
  brim,
  band,
  rib,
  label,
}: BeanieParts): string {
  return (
    (hasPompom ? pompom(sketch, middle + lean, top - 40, 92, second) : '') +
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
    label
  );
}

/** A knitted cap with a turned-up edge; some with a pompom or a small woven label. */
export const drawBeanie: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const [main = '#8a8580'] = colours;
  const second = trimColour(sketch, colours, ['accent', 'tonal', 'natural']);
  const knit = clothOf(sketch, colours, pattern === 'solid' ? 'rib' : pattern, {
    scale: pattern === 'solid' ? 0.6 : 1.2,
  });
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
    data: fold(
      [middle + lean + x * 0.1, top + 16],
      [middle + x * 0.8 + lean, top + 80],
      [middle + x * 1.2, top + 210],
      11,
    ),
    strength: 0.34,
  }));
  const label = labelOf({ side, edge, brim, second, sketch });
  return {
    shapes: beanieShapes({ hasPompom, sketch, lean, top, second, dome, knit, crown, edge, brim, band, rib, label }),
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
