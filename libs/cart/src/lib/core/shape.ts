/** The expected shape of a value: a test, a list of one shape, or fields with a shape each. */
export type Shape = ((value: unknown) => boolean) | readonly [Shape] | { readonly [field: string]: Shape };

export const text: Shape = (value) => typeof value === 'string';
export const number: Shape = (value) => Number.isFinite(value);
export const money: Shape = { incVat: number, exVat: number, incVatFormatted: text, exVatFormatted: text };

/** The value with the fields of the shape and no others; undefined when it is another thing. */
export function shaped(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'function') return shape(value) ? value : undefined;
  if (Array.isArray(shape)) {
    const [each] = shape as readonly [Shape];
    const items = Array.isArray(value) ? value.map((item) => shaped(each, item)) : [undefined];
    return items.includes(undefined) ? undefined : items;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(shape).map(
    ([field, each]) => [field, shaped(each, (value as Record<string, unknown>)[field])] as const,
  );
  return fields.some(([, field]) => field === undefined) ? undefined : Object.fromEntries(fields);
}
