/** Reads a typed quantity: digits, brought within `min` and `max`; anything else becomes `fallback`. */
export const readQuantity = (
  text: string,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: number },
): number => (/^\d+$/.test(text.trim()) ? Math.min(max, Math.max(min, Number(text))) : fallback);
