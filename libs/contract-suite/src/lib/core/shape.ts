import { BrokenError } from './check.ts';

/**
 * The expected shape of a JSON value: a type's name, a list of values of one shape, or the keys of an object. A key
 * that ends with `?` may be missing or null.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'object'
  | 'any'
  | readonly [Shape]
  | { readonly [key: string]: Shape };

const typeName = (value: unknown): string =>
  value === null ? 'null' : value === undefined ? 'nothing' : Array.isArray(value) ? 'a list' : typeof value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (path: string, expected: string, value: unknown): never => {
  throw new BrokenError(`${path}: expected ${expected}, got ${typeName(value)}`);
};

/** Throws a BrokenError that names the path of the first value of another shape. More keys than the shape has are fine. */
export function assertShape(value: unknown, shape: Shape, path = 'the response'): void {
  if (shape === 'any') return;
  if (typeof shape === 'string') {
    if (shape === 'object' ? !isRecord(value) : typeof value !== shape) wrong(path, shape, value);
    return;
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return wrong(path, 'a list', value);
    value.forEach((item, index) => assertShape(item, shape[0], `${path}[${String(index)}]`));
    return;
  }
  if (!isRecord(value)) return wrong(path, 'an object', value);
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace(/\?$/, '');
    const found = value[name];
    if (name !== key && (found === undefined || found === null)) continue;
    assertShape(found, inner, `${path}.${name}`);
  }
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
