const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The target of a key from entry `index` (from 0) of a row of `count` entries, wrapping at the ends; `null` for any other
 * key.
 */
export const rovingIndex = (key: string, index: number, count: number): number | null => {
  const step = steps[key];
  if (step !== undefined) return (index + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
