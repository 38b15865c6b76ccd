import { textLanguageGroup } from '@lyng/model';
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

/** Beyond the groups of a catalogue. */
const TEXT_LANGUAGE_GROUP = 99;

/** The API has no language of a text: a group without parameters names it, which other clients show nothing of. */
const languageGroups = ({ productId, texts }: IndexedProduct, language: Language) => {
  const { textLanguage } = texts[language];
  return textLanguage === null
    ? []
    : [
        {
          parameterGroupId: TEXT_LANGUAGE_GROUP,
          productId,
          name: textLanguageGroup(textLanguage),
          order: TEXT_LANGUAGE_GROUP,
          parameters: [],
        },
      ];
};

/** The schema's `ParameterGroupType`s of a product, colour first. */
export const parameterGroups = (product: IndexedProduct, language: Language) => [
  ...[...Map.groupBy(product.parameters, ({ groupId }) => groupId)]
    .toSorted(([a], [b]) => a - b)
    .map(([parameterGroupId, parameters], order) => ({
      parameterGroupId,
      productId: product.productId,
      name: parameters[0]?.groupName[language] ?? '',
      order,
      parameters: parameters.map((parameter, position) => toParameterType(product, parameter, language, position)),
    })),
  ...languageGroups(product, language),
];
