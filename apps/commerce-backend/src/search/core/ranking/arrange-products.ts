/** Products of a list by their ordinals, as a merchant wants them. */
export interface Arrangement {
  readonly pinned: readonly number[];
  readonly hidden: readonly number[];
}

/**
 * The list with its pinned products, each once, and without its hidden ones. `pinsFirst` puts the pinned ones first, in
 * their order; else those that the list has stay in place.
 */
export function arrangeProducts(
  ordinals: Int32Array,
  { pinned, hidden }: Arrangement,
  { pinsFirst }: { readonly pinsFirst: boolean },
): Int32Array {
  if (pinned.length === 0 && hidden.length === 0) return ordinals;
  const without = new Set(hidden);
  const left = ordinals.filter((ordinal) => !without.has(ordinal));
  const pins = [...new Set(pinned)].filter((ordinal) => !without.has(ordinal));
  if (pinsFirst) {
    const first = new Set(pins);
    return Int32Array.from([...pins, ...left.filter((ordinal) => !first.has(ordinal))]);
  }
  const listed = new Set(left);
  return Int32Array.from([...left, ...pins.filter((ordinal) => !listed.has(ordinal))]);
}
