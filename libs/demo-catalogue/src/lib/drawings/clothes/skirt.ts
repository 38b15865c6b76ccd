import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { button, rivet } from '../drawing-tools/fastenings.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import { path, symmetric } from '../drawing-tools/path-data.ts';
import type { Modelling } from '../drawing-tools/piece.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import { line, seam, topstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawGarment } from './garment.ts';

const shapes = {
  pencil: { hip: 196, hem: 176, length: 640 },
  'a-line': { hip: 200, hem: 290, length: 560 },
  flared: { hip: 210, hem: 350, length: 720 },
  pleated: { hip: 206, hem: 320, length: 720 },
} as const;

type SkirtShape = keyof typeof shapes;

const waistTop = 260;
const waistHalf = 142;

/** Rays from the waist to the hem, along which a skirt falls. */
export function fallingFolds(
  top: number,
  hem: number,
  topHalf: number,
  hemHalf: number,
  count: number,
): { shadows: Modelling[]; lights: Modelling[] } {
  const ray = (share: number, width: number, from: number): string => {
    const x = middle + share * topHalf;
    const end = middle + share * hemHalf;
    return fold([x, top + from], [(x + end) / 2 + share * 6, (top + hem) / 2], [end, hem + 20], width);
  };
  const shares = Array.from({ length: count }, (_, index) => -0.86 + (1.72 * (index + 0.5)) / count);
  return {
    shadows: shares.map((share, index) => ({
      data: ray(share, 12 + (index % 3) * 4, 50 + ((index * 37) % 90)),
      strength: 0.34,
    })),
    lights: shares.map((share, index) => ({ data: ray(share + 0.1, 11, 70 + ((index * 53) % 90)), strength: 0.4 })),
  };
}

/** Knife pleats: sharp edges that open towards the hem. */
function pleats(top: number, hem: number, topHalf: number, hemHalf: number, dark: string, bright: string): string {
  return Array.from({ length: 13 }, (_, index) => {
    const share = -0.92 + (1.84 * index) / 12;
    const edge = path`M ${middle + share * topHalf} ${top} L ${middle + share * hemHalf} ${hem + 20}`;
    return (
      line(beside(edge, -5), dark, 8, 'opacity="0.22"') +
      line(edge, dark, 2.2, 'opacity="0.6"') +
      line(beside(edge, 4), bright, 2.4, 'opacity="0.5"')
    );
  }).join('');
}

interface DetailsParts {
  readonly bandHeight: number;
  readonly hem: number;
  readonly style: 'a-line' | 'pencil' | 'flared' | 'pleated';
  readonly hemHalf: 176 | 320 | 290 | 350;
  readonly cloth: Cloth;
  readonly hasButtons: boolean;
  readonly isFront: boolean;
  readonly thread: string;
  readonly pattern:
    | 'solid'
    | 'stripes'
    | 'check'
    | 'dots'
    | 'herringbone'
    | 'cable'
    | 'rib'
    | 'denim'
    | 'leather'
    | 'floral';
  readonly bow: 34 | 6;
}

/** Pleats, closing and hem. */
function detailsOf({
  bandHeight,
  hem,
  style,
  hemHalf,
  cloth,
  hasButtons,
  isFront,
  thread,
  pattern,
  bow,
}: DetailsParts): string {
  const closing = path`M ${middle} ${waistTop + bandHeight} L ${middle} ${hem + 20}`;
  const rows = Math.floor((hem - waistTop - 60) / 84);
  return (
    (style === 'pleated'
      ? pleats(waistTop + bandHeight, hem, waistHalf, hemHalf, cloth.tones.deep, cloth.tones.bright)
      : '') +
    (hasButtons && isFront
      ? seam(beside(closing, 20), cloth.tones, 2) +
        topstitch(beside(closing, 13), thread) +
        topstitch(beside(closing, -16), thread) +
        Array.from({ length: rows }, (_, row) =>
          pattern === 'denim'
            ? rivet([middle, waistTop + 70 + row * 84], 10, '#b5793f')
            : button([middle, waistTop + 70 + row * 84], 11, '#6b4c34'),
        ).join('')
      : '') +
    (!isFront && style === 'pleated'
      ? seam(path`M ${middle} ${waistTop + bandHeight} L ${middle} ${waistTop + 200}`, cloth.tones, 2.4)
      : '') +
    (!isFront && style !== 'pleated'
      ? seam(closing, cloth.tones, 2) +
        (style === 'pencil'
          ? line(path`M ${middle} ${hem - 140} L ${middle} ${hem + 10}`, cloth.tones.deep, 5, 'opacity="0.6"')
          : '')
      : '') +
    topstitch(
      path`M ${middle - hemHalf} ${hem - bow - 22} C ${middle - hemHalf * 0.6} ${hem + bow * 0.3 - 24} ${middle + hemHalf * 0.6} ${hem + bow * 0.3 - 24} ${middle + hemHalf} ${hem - bow - 22}`,
      thread,
    )
  );
}

interface OutlineParts {
  readonly hip: 210 | 200 | 196 | 206;
  readonly style: 'a-line' | 'pencil' | 'flared' | 'pleated';
  readonly hemHalf: 176 | 320 | 290 | 350;
  readonly hem: number;
  readonly bow: 34 | 6;
}

function outlineOf({ hip, style, hemHalf, hem, bow }: OutlineParts): string {
  return symmetric(
    path`M ${middle} ${waistTop + 10} L ${middle - waistHalf} ${waistTop + 6} C ${middle - waistHalf - 14} ${waistTop + 80} ${middle - hip} ${waistTop + 140} ${middle - hip - (style === 'pencil' ? 0 : 20)} ${waistTop + 240} C ${middle - hip - (hemHalf - hip) * 0.55} ${waistTop + 380} ${middle - hemHalf + 6} ${hem - 120} ${middle - hemHalf} ${hem - bow} C ${middle - hemHalf * 0.6} ${hem + bow * 0.3} ${middle - hemHalf * 0.3} ${hem + bow * 0.5} ${middle} ${hem + bow * 0.5}`,
  );
}

/** A skirt: narrow, flared or pleated, from above the knee to the calf. */
export const drawSkirt: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const chosen: SkirtShape = random.pick(['pencil', 'a-line', 'flared', 'pleated'] as const);
  const style = pattern === 'denim' ? 'a-line' : chosen;
  const { hip, hem: hemHalf, length } = shapes[style];
  const cloth = clothOf(sketch, colours, pattern, { turn: pattern === 'stripes' ? 90 : 0 });
  const bandHeight = random.pick([36, 46, 60]);
  const hem = waistTop + length * random.between(0.9, 1.08);
  const hasButtons = style === 'a-line' && (pattern === 'denim' || random.chance(0.5));
  const thread = pattern === 'denim' ? '#d19a4e' : cloth.tones.thread;
  const bow = style === 'pencil' ? 6 : 34;
  const outline = outlineOf({ hip, style, hemHalf, hem, bow });
  const band = path`M ${middle - waistHalf} ${waistTop} C ${middle - 50} ${waistTop + 13} ${middle + 50} ${waistTop + 13} ${middle + waistHalf} ${waistTop} L ${middle + waistHalf + 6} ${waistTop + bandHeight} C ${middle + 50} ${waistTop + bandHeight + 14} ${middle - 50} ${waistTop + bandHeight + 14} ${middle - waistHalf - 6} ${waistTop + bandHeight} Z`;
  const folds = fallingFolds(
    waistTop + bandHeight,
    hem,
    waistHalf,
    hemHalf,
    style === 'flared' ? 11 : style === 'a-line' ? 6 : 3,
  );
  const isFront = side === 'front';
  const details = detailsOf({ bandHeight, hem, style, hemHalf, cloth, hasButtons, isFront, thread, pattern, bow });
  return {
    shapes:
      piece(sketch, { outline, cloth, rim: 40, softness: 13, ...(style === 'pleated' ? {} : folds), inside: details }) +
      piece(sketch, {
        outline: band,
        cloth,
        rim: 14,
        softness: 6,
        inside: topstitch(
          path`M ${middle - waistHalf} ${waistTop + 8} C ${middle - 50} ${waistTop + 21} ${middle + 50} ${waistTop + 21} ${middle + waistHalf} ${waistTop + 8}`,
          thread,
        ),
      }) +
      (isFront && style !== 'pleated' ? button([middle, waistTop + bandHeight * 0.62], 9, cloth.tones.shade) : ''),
    silhouettes: [outline, band],
    detail: [320, 220, 360],
  };
};
