/** Ranges of the discount filter in integer percent, both ends included; the last is open. */
export const discountRanges = [
  { from: 1, to: 20 },
  { from: 21, to: 30 },
  { from: 31, to: 40 },
  { from: 41, to: 50 },
  { from: 51, to: undefined },
] as const;

/** `21-30`, `51-`. */
export const discountToken = ({ from, to }: { readonly from: number; readonly to: number | undefined }): string =>
  `${from}-${to ?? ''}`;
