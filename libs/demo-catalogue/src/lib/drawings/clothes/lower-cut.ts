import { fold } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path, symmetric } from '../drawing-tools/path-data.ts';
import type { Modelling } from '../drawing-tools/piece.ts';
import { middle } from '../studio-ground.ts';

/** The measures of something with two legs; half widths are from the middle of the image. */
export interface LowerCut {
  readonly waistHalf: number;
  readonly waistTop: number;
  readonly hipHalf: number;
  readonly hip: number;
  readonly crotch: number;
  readonly knee: number;
  readonly kneeOuter: number;
  readonly kneeInner: number;
  readonly hem: number;
  readonly hemOuter: number;
  readonly hemInner: number;
}

/** The side seam of the left leg from the waist to the hem. */
function sideSeam(cut: LowerCut): string {
  const { waistHalf, waistTop, hipHalf, hip, knee, kneeOuter, hem, hemOuter } = cut;
  return path`C ${middle - waistHalf - 8} ${waistTop + 60} ${middle - hipHalf} ${hip - 70} ${middle - hipHalf} ${hip} C ${middle - hipHalf - 2} ${hip + (knee - hip) * 0.3} ${middle - kneeOuter} ${knee - (knee - hip) * 0.4} ${middle - kneeOuter} ${knee} C ${middle - kneeOuter} ${knee + (hem - knee) * 0.35} ${middle - hemOuter} ${hem - (hem - knee) * 0.4} ${middle - hemOuter} ${hem}`;
}

/** Both legs in one outline, with the gap between them. */
export function legsOutline(cut: LowerCut): string {
  const { waistHalf, waistTop, crotch, knee, kneeInner, hem, hemOuter, hemInner } = cut;
  return symmetric(
    path`M ${middle} ${waistTop} L ${middle - waistHalf} ${waistTop} ${sideSeam(cut)} C ${middle - hemOuter + 30} ${hem + 8} ${middle - hemInner - 30} ${hem + 8} ${middle - hemInner} ${hem + 2} C ${middle - hemInner} ${hem - (hem - knee) * 0.4} ${middle - kneeInner} ${knee + (hem - knee) * 0.35} ${middle - kneeInner} ${knee} C ${middle - kneeInner + 4} ${knee - (knee - crotch) * 0.45} ${middle - 12} ${crotch + Math.min(50, (knee - crotch) * 0.3)} ${middle} ${crotch}`,
  );
}

/** Folds of worn legs: from the crotch, at the knee, above the hem. */
export function legFolds(cut: LowerCut, strength = 1): { shadows: Modelling[]; lights: Modelling[] } {
  const { crotch, knee, kneeOuter, kneeInner, hem, hemOuter, hemInner, hipHalf, hip } = cut;
  const legMiddle = middle - (kneeOuter + kneeInner) / 2;
  const hemMiddle = middle - (hemOuter + hemInner) / 2;
  const shadows: Modelling[] = [
    {
      data: fold([middle, crotch], [middle - 50, crotch - 24], [middle - hipHalf * 0.72, hip - 10], 12),
      strength: 0.4,
    },
    {
      data: fold([middle, crotch + 4], [middle - 50, crotch + 16], [middle - hipHalf * 0.62, crotch + 4], 10),
      strength: 0.32,
    },
    {
      data: fold([middle - 4, crotch + 10], [middle - 36, crotch + 50], [middle - hipHalf * 0.5, crotch + 74], 9),
      strength: 0.26,
    },
    {
      data: fold([middle - kneeInner, knee - 10], [legMiddle, knee + 6], [middle - kneeOuter + 24, knee - 24], 10),
      strength: 0.3,
    },
    {
      data: fold([middle - kneeInner, knee + 34], [legMiddle, knee + 44], [middle - kneeOuter + 34, knee + 20], 9),
      strength: 0.24,
    },
    {
      data: fold([middle - hemInner, hem - 60], [hemMiddle, hem - 46], [middle - hemOuter + 14, hem - 70], 10),
      strength: 0.28,
    },
    {
      data: fold([legMiddle + 26, crotch + 60], [legMiddle + 20, knee], [hemMiddle + 14, hem - 40], 14),
      strength: 0.18,
    },
  ];
  const lights: Modelling[] = [
    {
      data: fold([legMiddle - 26, hip + 60], [legMiddle - 22, knee - 60], [legMiddle - 10, knee + 100], 20),
      strength: 0.42,
    },
    {
      data: fold([hemMiddle - 10, knee + 140], [hemMiddle - 10, hem - 120], [hemMiddle - 8, hem - 40], 14),
      strength: 0.34,
    },
  ];
  const both = (folds: Modelling[]): Modelling[] =>
    folds
      .flatMap((made) => [made, { ...made, data: mirrored(made.data) }])
      .map((made) => ({ ...made, strength: (made.strength ?? 0.4) * strength }));
  return { shadows: both(shadows), lights: both(lights) };
}
