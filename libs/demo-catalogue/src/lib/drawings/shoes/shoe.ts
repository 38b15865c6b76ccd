import type { DrawingPattern } from '../drawing-kinds.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';

/** The input of a drawing of a shoe. */
export interface ShoeOrder {
  readonly sketch: Sketch;
  readonly colours: readonly string[];
  readonly pattern: DrawingPattern;
}

/** How the shoe looks from below. */
export interface OutsoleStyle {
  readonly toe: 'round' | 'almond' | 'pointed';
  readonly tread: 'herringbone' | 'lugs' | 'smooth' | 'studs' | 'waves';
  readonly heel: 'none' | 'block' | 'small';
  readonly colour: string;
}

/** A shoe seen from its outer side, its toe to the left, standing on `floor`. */
export interface DrawnShoe {
  readonly shapes: string;
  readonly silhouettes: readonly string[];
  /** The crop of the close-up: left, top and width. */
  readonly detail: readonly [x: number, y: number, width: number];
  /** Where it touches the floor, from left to right. */
  readonly contacts: readonly (readonly [from: number, to: number])[];
  readonly outsole: OutsoleStyle;
}

export type DrawShoe = (order: ShoeOrder) => DrawnShoe;

/** Every shoe stands at this height before it is framed. */
export const floor = 850;
