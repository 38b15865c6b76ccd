/** A piece of a text, and whether it is what the shopper typed. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

/** Splits a text at each occurrence of a typed word, at the beginning of a word or inside one, ignoring case. */
export const splitMatch = (text: string, typed: string): readonly TextPiece[] => {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, match: false }];
  // Longer words first, or "sko" would hide "skob" where both were typed.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  // With a capturing group `split` returns the matches too, at the odd indexes.
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
