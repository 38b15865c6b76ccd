const steps: Readonly<Record<'horizontal' | 'vertical', Readonly<Record<string, number>>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * The target of a key from entry `index` (from 0) of a row or column of `count` entries, wrapping at the ends; `null`
 * for any other key.
 */
export const rovingIndex = (
  key: string,
  index: number,
  count: number,
  axis: 'horizontal' | 'vertical',
): number | null => {
  const step = steps[axis][key];
  if (step !== undefined) return (index + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
