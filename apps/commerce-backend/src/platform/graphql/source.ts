type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/**
 * The source of a type of the schema for the default resolvers: its fields, each a value or a function that is called
 * only when the field is requested.
 */
export type Source<Type> = Type extends Primitive | Date
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Source<Item>[]
    : { readonly [Field in keyof Type]: FieldSource<Source<Type[Field]>> };

type FieldSource<Value> = Value | (() => Value | Promise<Value>);
