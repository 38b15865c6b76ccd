import { isRecord } from '@lyng/model';

/** Takes what fits; `undefined` for what does not. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** The values that a reader gives. */
export type ValueOf<Source> = Source extends Reader<infer Value> ? Value : never;

/** The same type, shown as one object. */
type Flat<Value> = { [Name in keyof Value]: Value[Name] };

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const anything: Reader<unknown> = (value) => value;

/** A term of the service's vocabulary. A later version may add terms, so a `switch` over them needs a default. */
export const word = /* @__NO_SIDE_EFFECTS__ */ <Term extends string>(): Reader<Term> => text as Reader<Term>;

/** A list of what fits; the rest is dropped. */
export const array =
  /* @__NO_SIDE_EFFECTS__ */
  <Value>(read: Reader<Value>): Reader<Value[]> =>
    (value) =>
      Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : undefined;

/** Uses a default value where there is none. */
export const orElse =
  /* @__NO_SIDE_EFFECTS__ */
  <Value extends string | number | boolean>(read: Reader<Value>, otherwise: Value): Reader<Value> =>
    (value) =>
      read(value) ?? otherwise;

/** Like `array`, and empty where there is none. */
export const list =
  /* @__NO_SIDE_EFFECTS__ */
  <Value>(read: Reader<Value>): Reader<Value[]> =>
    (value) =>
      array(read)(value) ?? [];

/** Reads an empty object where there is none, for objects that can be empty. */
export const orEmpty =
  /* @__NO_SIDE_EFFECTS__ */
  <Value>(read: Reader<Value>): Reader<Value> =>
    (value) =>
      read(isRecord(value) ? value : {});

/** Values by name; those that do not fit are dropped. Built from entries, so that no name can reach a prototype. */
export const mapOf =
  /* @__NO_SIDE_EFFECTS__ */
  <Value>(read: Reader<Value>): Reader<Record<string, Value>> =>
    (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([name, item]) => {
              const fit = read(item);
              return fit === undefined ? [] : [[name, fit]];
            }),
          )
        : undefined;

type Fields = Readonly<Record<string, Reader<unknown>>>;
type Shape<Required extends Fields, Optional extends Fields> = {
  readonly [Name in keyof Required]: ValueOf<Required[Name]>;
} & { readonly [Name in keyof Optional]?: ValueOf<Optional[Name]> };

/**
 * An object with these fields and no others. It does not fit when one that is required does not; an optional one that
 * does not fit is left out.
 */
export const shape =
  /* @__NO_SIDE_EFFECTS__ */
  <Required extends Fields, Optional extends Fields = Record<never, Reader<unknown>>>(
    required: Required,
    optional?: Optional,
  ): Reader<Flat<Shape<Required, Optional>>> =>
    (value) => {
      if (!isRecord(value)) return undefined;
      const read = (fields: Fields) =>
        Object.entries(fields).map(([name, field]) => [name, field(value[name])] as const);
      const needed = read(required);
      if (needed.some(([, field]) => field === undefined)) return undefined;
      const others = read(optional ?? {}).filter(([, field]) => field !== undefined);
      return Object.fromEntries([...needed, ...others]) as Flat<Shape<Required, Optional>>;
    };

/** One of several kinds of object, distinguished by `type`; an unknown kind does not fit. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <Value extends { readonly type: string }>(kinds: {
  readonly [Type in Value['type']]: Reader<Extract<Value, { readonly type: Type }>>;
}): Reader<Value> => {
  const readers = new Map(Object.entries<Reader<Value>>(kinds));
  return (value) => (isRecord(value) ? readers.get(value['type'] as string)?.(value) : undefined);
};

/** Joins two readers of the same object. */
export const both =
  /* @__NO_SIDE_EFFECTS__ */
  <One extends object, Other extends object>(one: Reader<One>, other: Reader<Other>): Reader<One & Other> =>
    (value) => {
      const first = one(value);
      const second = other(value);
      return first && second && { ...first, ...second };
    };
