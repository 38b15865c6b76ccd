/** A rule, an animation or a font of a stylesheet. */
export interface StylePart {
  readonly within: readonly string[];
  readonly selectors?: readonly (readonly [selector: string, classes: readonly string[]])[];
  readonly animation?: string;
  readonly text: string;
}

export function cutStyles(css: string): readonly StylePart[];
export function shortenProperties(css: string, code: string): string;
