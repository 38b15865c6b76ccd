import { enumTypes } from '../facts/enum-types.ts';
import { inputTypes } from '../facts/input-types.ts';
import { objectTypes } from '../facts/object-types.ts';
import { mutationFields, queryFields } from '../facts/root-fields.ts';
import type { RootField } from '../facts/root-fields.ts';

/** A reference to a type in an introspection. */
interface TypeReference {
  readonly kind: string;
  readonly name?: string | null;
  readonly ofType?: TypeReference | null;
}

interface InputValue {
  readonly name: string;
  readonly type: TypeReference;
}

interface Field extends InputValue {
  readonly args: readonly InputValue[];
}

/** The parts of an introspection that are compared. */
export interface Introspection {
  readonly __schema: {
    readonly queryType: { readonly name?: string | null };
    readonly mutationType?: { readonly name?: string | null } | null;
    readonly types: readonly {
      readonly kind: string;
      readonly name?: string | null;
      readonly fields?: readonly Field[] | null;
      readonly inputFields?: readonly InputValue[] | null;
      readonly enumValues?: readonly { readonly name: string }[] | null;
    }[];
  };
}

type TypeOf = Introspection['__schema']['types'][number];

const printType = ({ kind, name, ofType }: TypeReference): string => {
  if (kind === 'NON_NULL' && ofType) return `${printType(ofType)}!`;
  if (kind === 'LIST' && ofType) return `[${printType(ofType)}]`;
  return name ?? '';
};

const typesOf = (values: readonly InputValue[] | null | undefined): ReadonlyMap<string, string> =>
  new Map((values ?? []).map(({ name, type }) => [name, printType(type)]));

const compareFields = (
  where: string,
  expected: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, string>,
): readonly string[] =>
  Object.entries(expected).flatMap(([name, type]) => {
    const other = found.get(name);
    if (other === undefined) return [`${where}.${name}: missing`];
    return other === type ? [] : [`${where}.${name}: ${other} instead of ${type}`];
  });

/** An argument that others must give breaks every document of the contract. */
const requiredExtras = (
  where: string,
  expected: Readonly<Record<string, string>>,
  found: ReadonlyMap<string, string>,
) =>
  [...found].flatMap(([name, type]) =>
    !(name in expected) && type.endsWith('!') ? [`${where}.${name}: ${type} is required, and not of the contract`] : [],
  );

const compareRoot = (
  where: string,
  expected: Readonly<Record<string, RootField>>,
  type: TypeOf | undefined,
): readonly string[] => {
  const found = new Map((type?.fields ?? []).map((field) => [field.name, field]));
  return Object.entries(expected).flatMap(([name, { args, type: result }]) => {
    const field = found.get(name);
    const path = `${where}.${name}`;
    if (field === undefined) return [`${path}: missing`];
    const actual = printType(field.type);
    return [
      ...(actual === result ? [] : [`${path}: ${actual} instead of ${result}`]),
      ...compareFields(path, args, typesOf(field.args)),
      ...requiredExtras(path, args, typesOf(field.args)),
    ];
  });
};

const compareEnum = (name: string, values: readonly string[], type: TypeOf | undefined): readonly string[] => {
  if (type === undefined) return [`${name}: missing`];
  const found = (type.enumValues ?? []).map((value) => value.name);
  return [
    ...values.filter((value) => !found.includes(value)).map((value) => `${name}.${value}: missing`),
    // A client of the contract does not know another value.
    ...found.filter((value) => !values.includes(value)).map((value) => `${name}.${value}: not of the contract`),
  ];
};

/**
 * The differences of a schema from the contract, one line each; none where every document of the contract is valid.
 * Types, fields and optional arguments of its own do not count.
 */
export function schemaDifferences({ __schema: schema }: Introspection): readonly string[] {
  const types = new Map(schema.types.map((type) => [type.name, type]));
  return [
    ...compareRoot('Query', queryFields, types.get(schema.queryType.name)),
    ...compareRoot('Mutation', mutationFields, types.get(schema.mutationType?.name)),
    ...Object.entries(objectTypes).flatMap(([name, fields]) => {
      const type = types.get(name);
      return type ? compareFields(name, fields, typesOf(type.fields)) : [`${name}: missing`];
    }),
    ...Object.entries(inputTypes).flatMap(([name, fields]) => {
      const type = types.get(name);
      if (type === undefined) return [`${name}: missing`];
      const found = typesOf(type.inputFields);
      return [...compareFields(name, fields, found), ...requiredExtras(name, fields, found)];
    }),
    ...Object.entries(enumTypes).flatMap(([name, values]) => compareEnum(name, values, types.get(name))),
  ];
}
