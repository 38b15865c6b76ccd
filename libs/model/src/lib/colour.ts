import { jsonObjects, jsonText } from './json-value.ts';

/** The group of a product's parameters that holds its colour. */
const COLOUR_GROUP = 1;

/** The colour of a product in the shopper's language: the first value of the parameter `Color`; undefined without one. */
export const colourOf = (groups: unknown): string | undefined =>
  jsonText(
    jsonObjects(
      jsonObjects(groups).find(({ parameterGroupId }) => parameterGroupId === COLOUR_GROUP)?.['parameters'],
    ).find(({ name, value }) => name === 'Color' && value)?.['value'],
  ) || undefined;
