import { enumTypes } from '../facts/enum-types.ts';
import { inputTypes } from '../facts/input-types.ts';
import { objectTypes } from '../facts/object-types.ts';
import { mutationFields, queryFields } from '../facts/root-fields.ts';
import type { RootField } from '../facts/root-fields.ts';
import { scalars } from '../facts/scalars.ts';
import { isRequired, namedType } from './named-type.ts';

/** A document that a server of the contract finds valid, and of which nothing is executed. */
export interface SchemaProbe {
  /** A type or a root field. */
  readonly name: string;
  readonly document: string;
}

/** The way to a type: the root field, and the fields on the way. */
interface Way {
  readonly root: string;
  readonly fields: readonly string[];
}

/** A literal of the type: every field of an input, null where that is allowed. */
function literal(type: string): string {
  if (!isRequired(type)) return 'null';
  if (type.startsWith('[')) return '[]';
  const name = namedType(type);
  return scalars[name] ?? enumTypes[name]?.[0] ?? inputLiteral(name);
}

function inputLiteral(name: string): string {
  const fields = Object.entries(inputTypes[name] ?? {});
  return `{ ${fields.map(([field, type]) => `${field}: ${literal(type)}`).join(', ')} }`;
}

/** Every argument; an input type with all its fields, also where it may be null. */
const argumentsOf = ({ args }: RootField): string => {
  const list = Object.entries(args).map(([name, type]) => {
    const isInput = namedType(type) in inputTypes && !type.startsWith('[');
    return `${name}: ${isInput ? inputLiteral(namedType(type)) : literal(type)}`;
  });
  return list.length === 0 ? '' : `(${list.join(', ')})`;
};

const isObject = (type: string): boolean => namedType(type) in objectTypes;

/** Skipped fields are validated like others. */
const skipped = (name: string, field: RootField, selection: string): string =>
  `${name}${argumentsOf(field)} @skip(if: true) ${selection}`;

const typenameOnly = ({ type }: RootField): string => (isObject(type) ? '{ __typename }' : '');

const rootProbe =
  (operation: 'query' | 'mutation') =>
  ([name, field]: [string, RootField]): SchemaProbe => ({
    name: `${operation} ${name}`,
    document: `${operation} { ${skipped(name, field, typenameOnly(field))} }`,
  });

/** The shortest way from a query to each type. */
function waysToTypes(): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  const queue: [string, Way][] = Object.entries(queryFields).map(([root, { type }]) => [
    namedType(type),
    { root, fields: [] },
  ]);
  for (const [type, way] of queue) {
    if (!(type in objectTypes) || ways.has(type)) continue;
    ways.set(type, way);
    for (const [field, inner] of Object.entries(objectTypes[type] ?? {}))
      queue.push([namedType(inner), { ...way, fields: [...way.fields, field] }]);
  }
  return ways;
}

const allFields = (type: string): string =>
  Object.entries(objectTypes[type] ?? {})
    .map(([field, inner]) => (isObject(inner) ? `${field} { __typename }` : field))
    .join(' ');

const typeProbe = ([type, { root, fields }]: [string, Way]): SchemaProbe => {
  const selection = fields.reduceRight((inner, field) => `{ ${field} ${inner} }`, `{ ${allFields(type)} }`);
  const field = queryFields[root];
  if (field === undefined) throw new RangeError(`No query is called ${root}.`);
  return { name: `type ${type}`, document: `query { ${skipped(root, field, selection)} }` };
};

/** Types that only mutations return. */
const mutationTypes = (known: ReadonlyMap<string, Way>): readonly SchemaProbe[] =>
  Object.entries(mutationFields).flatMap(([name, field]) => {
    const type = namedType(field.type);
    if (!isObject(type) || known.has(type)) return [];
    return [{ name: `type ${type}`, document: `mutation { ${skipped(name, field, `{ ${allFields(type)} }`)} }` }];
  });

const uniqueByName = (probes: readonly SchemaProbe[]): readonly SchemaProbe[] => [
  ...new Map(probes.map((probe) => [probe.name, probe])).values(),
];

/** Every root field with all its arguments, and every type with all its fields. */
export function schemaProbes(): readonly SchemaProbe[] {
  const ways = waysToTypes();
  return [
    ...Object.entries(queryFields).map(rootProbe('query')),
    ...Object.entries(mutationFields).map(rootProbe('mutation')),
    ...[...ways].map(typeProbe),
    ...uniqueByName(mutationTypes(ways)),
  ];
}
