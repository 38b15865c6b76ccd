import { isRecord } from '@lyng/model';

/** Takes what fits; `undefined` for what does not. */
export type Reader<Value> = (value: unknown) => Value | undefined;

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const anything: Reader<unknown> = (value) => value;

/** A term of the service's vocabulary. A later version may add terms, so a `switch` over them needs a default. */
export const word = text as Reader<never>;

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

type OptionalKey<Value> = { [Key in keyof Value]-?: object extends Pick<Value, Key> ? Key : never }[keyof Value];
type Fields<Value, Key extends keyof Value> = { readonly [Name in Key]-?: Reader<Exclude<Value[Name], undefined>> };

/**
 * An object with these fields and no others. It does not fit when one that is required does not; an optional one that
 * does not fit is left out.
 */
export const shape =
  /* @__NO_SIDE_EFFECTS__ */
  <Value extends object>(
    required: Fields<Value, Exclude<keyof Value, OptionalKey<Value>>>,
    optional: Fields<Value, OptionalKey<Value>>,
  ): Reader<Value> =>
    (value) => {
      if (!isRecord(value)) return undefined;
      const read = (fields: object): (readonly [string, unknown])[] =>
        Object.entries(fields as Record<string, Reader<unknown>>).map(([name, readField]) => [
          name,
          readField(value[name]),
        ]);
      const needed = read(required);
      if (needed.some(([, field]) => field === undefined)) return undefined;
      return Object.fromEntries([...needed, ...read(optional).filter(([, field]) => field !== undefined)]) as Value;
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
