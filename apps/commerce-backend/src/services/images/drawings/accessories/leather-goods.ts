import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { linearGradient, softened } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import { line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import type { DrawAccessory } from './accessory.ts';
import { strap } from './bags.ts';

const middle = 500;

/** A belt: rolled up with its buckle in front, or laid out in a loop. */
export const drawBelt: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);
  const metal = random.pick(['#c9ab66', '#bdb9b3', '#6f6b66']);
  const broad = random.between(92, 128);
  const { tones } = cloth;
  const isRoundBuckle = random.chance(0.3);
  if (side === 'side') {
    const loop = path`M 380 250 L 380 900 C 380 1060 620 1060 620 900 L 620 330`;
    const width = broad * 0.62;
    const holes = [0, 1, 2, 3, 4]
      .map((index) => path`<ellipse cx="620" cy="${390 + index * 52}" rx="6" ry="7.5" fill="#1c1613"/>`)
      .join('');
    const tip = path`M ${620 - width / 2} 334 L ${620 - width / 2} 300 Q 620 250 ${620 + width / 2} 300 L ${620 + width / 2} 334 Z`;
    const buckle = path`<rect x="${380 - width * 0.72}" y="196" width="${width * 1.44}" height="96" rx="${isRoundBuckle ? 40 : 16}" fill="none" stroke="${shaded(metal, -0.22)}" stroke-width="17"/><rect x="${380 - width * 0.72}" y="195" width="${width * 1.44}" height="96" rx="${isRoundBuckle ? 40 : 16}" fill="none" stroke="${metal}" stroke-width="13"/><path d="M 380 288 L 380 196" stroke="${shaded(metal, -0.1)}" stroke-width="11" stroke-linecap="round"/>`;
    return {
      shapes:
        strap(loop, cloth, width) +
        piece(sketch, { outline: tip, cloth, rim: 8, softness: 4 }) +
        holes +
        strap(path`M ${380 - width * 0.62} 352 L ${380 + width * 0.62} 352`, cloth, 22) +
        buckle,
      silhouettes: [
        path`M ${380 - width / 2} 190 L ${380 + width / 2} 190 L ${380 + width / 2} 900 C ${380 + width / 2} 1000 ${620 - width / 2} 1000 ${620 - width / 2} 900 L ${620 - width / 2} 280 L ${620 + width / 2} 280 L ${620 + width / 2} 910 C ${620 + width / 2} 1090 ${380 - width / 2} 1090 ${380 - width / 2} 910 Z`,
      ],
      detail: [250, 150, 400],
    };
  }
  const floor = 800;
  const top = floor - broad;
  const [reach, depth] = [290, 84];
  const face = path`M ${middle - reach} ${top} C ${middle - reach} ${top + depth * 1.3} ${middle + reach} ${top + depth * 1.3} ${middle + reach} ${top} L ${middle + reach} ${floor - 60} C ${middle + reach} ${floor - 60 + depth * 1.3} ${middle - reach} ${floor - 60 + depth * 1.3} ${middle - reach} ${floor - 60} Z`;
  const rings = [1, 0.9, 0.8, 0.7, 0.6]
    .map(
      (share, index) =>
        path`<ellipse cx="${middle + index * 5}" cy="${top}" rx="${reach * share}" ry="${depth * share}" fill="${index % 2 === 0 ? tones.light : tones.shade}" stroke="${tones.seam}" stroke-width="2.4"/>`,
    )
    .join('');
  const well = path`<ellipse cx="${middle + 24}" cy="${top}" rx="${reach * 0.53}" ry="${depth * 0.52}" fill="${tones.deep}"/>`;
  const shine = linearGradient(
    sketch,
    [middle - reach, 0, middle + reach, 0],
    [
      { at: 0, colour: '#000000', opacity: 0.42 },
      { at: 0.3, colour: '#ffffff', opacity: 0.16 },
      { at: 0.55, colour: '#000000', opacity: 0 },
      { at: 1, colour: '#000000', opacity: 0.46 },
    ],
  );
  const low = floor - 60 + depth * 0.98;
  const buckleTop = low - broad * 0.98;
  const buckle = path`<rect x="${middle - 70}" y="${buckleTop - 8}" width="132" height="${broad + 16 - 60 + 44}" rx="${isRoundBuckle ? 46 : 16}" fill="none" stroke="${shaded(metal, -0.25)}" stroke-width="18"/><rect x="${middle - 70}" y="${buckleTop - 10}" width="132" height="${broad + 16 - 60 + 44}" rx="${isRoundBuckle ? 46 : 16}" fill="none" stroke="${metal}" stroke-width="14"/><path d="M ${middle - 66} ${buckleTop + broad * 0.46} h 126" stroke="${shaded(metal, 0.08)}" stroke-width="11" stroke-linecap="round"/>`;
  const upperRow = path`M ${middle - reach} ${top + 14} C ${middle - reach} ${top + 14 + depth * 1.3} ${middle + reach} ${top + 14 + depth * 1.3} ${middle + reach} ${top + 14}`;
  const lowerRow = path`M ${middle - reach} ${floor - 74} C ${middle - reach} ${floor - 74 + depth * 1.3} ${middle + reach} ${floor - 74 + depth * 1.3} ${middle + reach} ${floor - 74}`;
  return {
    shapes:
      rings +
      well +
      piece(sketch, {
        outline: face,
        cloth,
        rim: 14,
        softness: 6,
        inside: shape(face, shine) + topstitch(upperRow, tones.thread) + topstitch(lowerRow, tones.thread),
      }) +
      buckle,
    silhouettes: [face, path`M ${middle - reach} ${top - depth} L ${middle + reach} ${top - depth}`],
    detail: [320, top - 120, 360],
    stands: { floor: floor - 6, from: middle - reach + 30, to: middle + reach - 30 },
  };
};

/** A wallet: closed, or open with its card pockets. */
export const drawWallet: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const [main = '#7a4f33'] = colours;
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);
  const { tones } = cloth;
  const isLong = random.chance(0.35);
  const snap = random.pick(['snap', 'none', 'zip'] as const);
  const metal = random.pick(['#c9ab66', '#bdb9b3']);
  const [halfWidth, halfHeight] = isLong ? [360, 190] : [290, 232];
  const y = 625;
  const rounded = (x: number, top: number, width: number, height: number, radius = 26): string =>
    path`M ${x + radius} ${top} L ${x + width - radius} ${top} Q ${x + width} ${top} ${x + width} ${top + radius} L ${x + width} ${top + height - radius} Q ${x + width} ${top + height} ${x + width - radius} ${top + height} L ${x + radius} ${top + height} Q ${x} ${top + height} ${x} ${top + height - radius} L ${x} ${top + radius} Q ${x} ${top} ${x + radius} ${top} Z`;
  if (side === 'side') {
    const cover = rounded(100, y - 220, 800, 440);
    const inner = clothOf(sketch, [shaded(main, 0.04)], 'leather');
    const slots = [0, 1, 2].flatMap((index) => [
      rounded(130, y - 150 + index * 66, 340, 330 - index * 66, 12),
      rounded(530, y - 150 + index * 66, 340, 330 - index * 66, 12),
    ]);
    const cards = [rounded(150, y - 186, 300, 120, 12), rounded(550, y - 180, 300, 120, 12)];
    return {
      shapes:
        piece(sketch, { outline: cover, cloth, rim: 20, inside: topstitch(beside(cover, 11), tones.thread) }) +
        cards
          .map((card, index) => shape(card, index === 0 ? '#d9cfc0' : '#8fa1ad') + line(card, '#6f675d', 1.4, 'opacity="0.5"'))
          .join('') +
        slots
          .map(
            (slot) =>
              softened(sketch, 4, slot, `<path d="${slot}" transform="translate(0 -4)" fill="${tones.deep}" opacity="0.5"/>`) +
              piece(sketch, {
                outline: slot,
                cloth: inner,
                rim: 10,
                softness: 5,
                inside: topstitch(beside(slot, 8), tones.thread, 0, 1.3),
              }),
          )
          .join('') +
        line(path`M 500 ${y - 218} L 500 ${y + 218}`, tones.deep, 14, 'opacity="0.35"') +
        seam(path`M 500 ${y - 219} L 500 ${y + 219}`, tones, 2.4),
      silhouettes: [cover],
      detail: [120, y - 230, 400],
    };
  }
  const cover = rounded(middle - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
  const under = rounded(middle - halfWidth + 8, y - halfHeight + 8, halfWidth * 2 - 2, halfHeight * 2 + 4);
  const tab = rounded(middle + halfWidth - 130, y - 52, 150, 104, 48);
  return {
    shapes:
      shape(under, tones.deep) +
      line(under, shaded(tones.base, -0.2), 3) +
      piece(sketch, {
        outline: cover,
        cloth,
        rim: 34,
        softness: 11,
        lights: [
          {
            data: path`M ${middle - halfWidth + 40} ${y - halfHeight + 60} L ${middle + halfWidth * 0.4} ${y - halfHeight + 40}`,
            width: 50,
            strength: 0.3,
          },
        ],
        inside:
          topstitch(beside(cover, 13), tones.thread) +
          line(
            path`M ${middle - halfWidth + 26} ${y - halfHeight} L ${middle - halfWidth + 26} ${y + halfHeight}`,
            tones.deep,
            3,
            'opacity="0.25"',
          ),
      }) +
      (snap === 'snap'
        ? softened(sketch, 5, tab, `<path d="${tab}" transform="translate(0 5)" fill="${tones.deep}" opacity="0.6"/>`) +
          piece(sketch, { outline: tab, cloth, rim: 12, softness: 5, inside: topstitch(beside(tab, 9), tones.thread) }) +
          path`<circle cx="${middle + halfWidth - 78}" cy="${y}" r="19" fill="${metal}" stroke="${shaded(metal, -0.25)}" stroke-width="2"/><circle cx="${middle + halfWidth - 82}" cy="${y - 5}" r="8" fill="${shaded(metal, 0.12)}"/>`
        : '') +
      (snap === 'zip'
        ? line(
            path`M ${middle - halfWidth + 20} ${y - halfHeight + 46} L ${middle + halfWidth - 20} ${y - halfHeight + 46}`,
            shaded(metal, -0.3),
            9,
          ) +
          line(
            path`M ${middle - halfWidth + 20} ${y - halfHeight + 46} L ${middle + halfWidth - 20} ${y - halfHeight + 46}`,
            metal,
            8,
            'stroke-dasharray="3 3.4"',
          )
        : ''),
    silhouettes: [cover, under],
    detail: [middle + halfWidth - 380, y - halfHeight - 30, 400],
  };
};
