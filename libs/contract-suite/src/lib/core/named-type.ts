/** The name of a type without its brackets and exclamation marks: `[OrderType!]!` is `OrderType`. */
export const namedType = (type: string): string => type.replace(/[[\]!]/g, '');

/** Whether a value must be given. */
export const isRequired = (type: string): boolean => type.endsWith('!');
