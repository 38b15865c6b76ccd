/** The fields of a selection that have a selection of their own; a name with `?` may be absent. */
export interface Shape {
  readonly [field: string]: Shape;
}

/** The parts of an operation that sending it needs; code generation writes them. */
export interface DocumentMeta {
  readonly name: string;
  /** Without insignificant characters. */
  readonly text: string;
  /** SHA-256 of the text, for queries only: a mutation must not be sent a second time. */
  readonly hash?: string;
  readonly shape: Shape;
}

/** An operation with the types of its data and variables. */
export interface CommerceDocument<Data, Variables> {
  readonly __meta__: DocumentMeta;
  /** For the compiler only. */
  readonly __apiType?: (variables: Variables) => Data;
}

/**
 * Whether a value has a shape: an object with each field of it, a list of such objects, or null. So an error of the API
 * is not read as an empty result. Fields without a selection are for those who read them: they know their types.
 */
export function fitsShape(value: unknown, shape: Shape): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every((item) => fitsShape(item, shape));
  if (typeof value !== 'object') return false;
  return Object.entries(shape).every(([key, own]) => {
    const field = (value as Readonly<Record<string, unknown>>)[key.replace('?', '')];
    return field === undefined ? key.endsWith('?') : fitsShape(field, own);
  });
}
