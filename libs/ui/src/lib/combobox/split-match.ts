/** A piece of a text, and whether it is what the shopper typed. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

/** Cuts a text where one of the typed words stands, at the beginning of a word or inside one; upper and lower case are alike. */
export const splitMatch = (text: string, typed: string): readonly TextPiece[] => {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, match: false }];
  // The longest first, or "sko" would hide "skob" where both were typed.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  // A pattern in brackets makes `split` keep what it found, at the odd places.
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
