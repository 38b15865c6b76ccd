/** Types: each field with its type, as the schema language writes it. */
export type FieldTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;
