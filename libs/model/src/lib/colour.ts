/** The group of a product's parameters that holds its colour. */
const COLOUR_GROUP = 1;

/** The wire's data of a parameter group; each part may be missing. */
interface NamedParameters {
  readonly parameterGroupId?: number | null;
  readonly parameters?: readonly ({ readonly name?: string | null; readonly value?: string | null } | null)[] | null;
}

/** The colour of a product in the shopper's language: the first value of the parameter `Color`; undefined without one. */
export const colourOf = (groups: readonly (NamedParameters | null)[] | null | undefined): string | undefined =>
  groups
    ?.find((group) => group?.parameterGroupId === COLOUR_GROUP)
    ?.parameters?.find((parameter) => parameter?.name === 'Color' && parameter.value)?.value ?? undefined;
