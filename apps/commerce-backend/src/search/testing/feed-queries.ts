import { languages } from '@lyng/model';
import type { CatalogueSource, SourceProduct } from '@lyng/model';
import written from './feed-queries.json' with { type: 'json' };
import { isMisspelledSort } from './labelled-queries.ts';
import type { LabelledQuery } from './labelled-queries.ts';

/**
 * The facts that a label may name, as the import read them from the feed: independent of the search and its ranking.
 */
interface Facts {
  readonly title: string;
  readonly brand: string;
  readonly kind: string;
  readonly colour: string;
  readonly gender: string;
}

/** Whether a fact matches a label: one of the words between commas, or all of those joined by a plus. */
const matchesDemand = (fact: string, demand: string): boolean =>
  demand.split(',').some((words) => words.split('+').every((word) => fact.includes(word)));

const demanded = (label: string): readonly (readonly [keyof Facts, string])[] =>
  label.split(' ').map((demand) => {
    const [name = '', value = ''] = demand.split('=');
    if (name === 'title' || name === 'brand' || name === 'kind' || name === 'colour' || name === 'gender')
      return [name, value];
    throw new Error(
      `A label of feed-queries.json requires "${name}", which no product has. Use title, brand, kind, colour or gender.`,
    );
  });

/**
 * Typical searches for products of the imported feed, with the products that they want. A product is wanted when its
 * title, brand, kind, colour and gender in the feed match the label, wherever a search ranks it.
 */
export function feedQueries(catalogue: CatalogueSource): readonly LabelledQuery[] {
  const brands = new Map(catalogue.brands.map(({ brandId, name }) => [brandId, name.toLowerCase()]));
  return languages.flatMap((language) =>
    written[language].map(([sort = '', text = '', label = '']) => {
      const query = { language, text, sort, isMisspelled: isMisspelledSort(sort) };
      if (label === '') return { ...query, wants: undefined };
      const demands = demanded(label);
      const wants = (product: SourceProduct): boolean => {
        const facts: Facts = {
          title: product.name[language].toLowerCase(),
          brand: brands.get(product.brandId) ?? '',
          kind: product.kind,
          colour: product.colour.key,
          gender: product.gender,
        };
        return demands.every(([name, demand]) =>
          name === 'kind' || name === 'gender' || name === 'colour'
            ? demand.split(',').includes(facts[name])
            : matchesDemand(facts[name], demand),
        );
      };
      return { ...query, wants };
    }),
  );
}
