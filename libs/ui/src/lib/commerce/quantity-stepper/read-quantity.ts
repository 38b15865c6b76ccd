/** Reads a typed quantity: an integer within `min` and `max`; anything else becomes `fallback`. */
export const readQuantity = (
  text: string,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: number },
): number => {
  const typed = Number(text.trim() || Number.NaN);
  return Number.isFinite(typed) ? Math.min(max, Math.max(min, Math.trunc(typed))) : fallback;
};
