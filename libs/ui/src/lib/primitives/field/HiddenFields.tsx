/** A name and a value that a form sends along. */
export type HiddenField = readonly [name: string, value: string];

/** The hidden fields that preserve a part of the query in a form. */
export const HiddenFields = ({ fields }: { readonly fields: readonly HiddenField[] }) =>
  fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
