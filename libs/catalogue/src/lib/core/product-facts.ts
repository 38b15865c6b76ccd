import type { ParameterGroup } from '@lyng/model';

/** Parameter group 1 holds the colour. */
const colourGroupId = 1;

/** The facts to list of a product: every parameter except the colour, which is shown elsewhere. */
export const factsOf = (
  groups: readonly ParameterGroup[],
): readonly { readonly name: string; readonly value: string }[] =>
  groups
    .filter((group) => group.parameterGroupId !== colourGroupId)
    .map((group) => ({
      name: group.name,
      value: group.parameters
        .map(({ value }) => value)
        .filter(Boolean)
        .join(', '),
    }))
    .filter(({ name, value }) => name !== '' && value !== '');
