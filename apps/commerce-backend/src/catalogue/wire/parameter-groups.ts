import { groupBy } from '../../platform/collections/group-by.ts';
import type { Language } from '@lyng/model';
import type { IndexedParameter, IndexedProduct } from '../snapshot/catalogue-index.ts';

/** Group 1 holds the parameter named Color, in every language. */
const COLOUR_GROUP = 1;

const toParameterType = (product: IndexedProduct, parameter: IndexedParameter, language: Language, order: number) => {
  const isColour = parameter.groupId === COLOUR_GROUP;
  const label = parameter.groupName[language];
  return {
    parameterId: parameter.parameterId,
    parameterGroupId: parameter.groupId,
    order,
    type: 'TEXT',
    name: isColour ? 'Color' : label,
    label,
    // A swatch needs the colour itself.
    description: isColour && parameter.identifier === product.colour.key ? product.colour.hex : '',
    value: parameter.value[language],
    show: true,
    showFilter: true,
    identifier: parameter.identifier,
    facetId: `p${parameter.groupId}_${parameter.facet}`,
    parameterValueId: parameter.parameterId,
  };
};

/** The schema's `ParameterGroupType`s of a product, colour first. */
export const parameterGroups = (product: IndexedProduct, language: Language) =>
  [...groupBy(product.parameters, ({ groupId }) => groupId)]
    .toSorted(([a], [b]) => a - b)
    .map(([parameterGroupId, parameters], order) => ({
      parameterGroupId,
      productId: product.productId,
      name: parameters[0]?.groupName[language] ?? '',
      order,
      parameters: parameters.map((parameter, position) => toParameterType(product, parameter, language, position)),
    }));
