import { languages } from '@lyng/model';
import type { CatalogueSource, SourceProduct } from '../../../catalogue-source/catalogue-source.ts';
import written from './feed-queries.json' with { type: 'json' };
import type { LabelledQuery } from './labelled-queries.ts';

/** What a label may speak of, as the import read it from the feed: nothing that a search or its ranking makes. */
interface Facts {
  readonly title: string;
  readonly brand: string;
  readonly kind: string;
  readonly colour: string;
  readonly gender: string;
}

/** Whether a fact is what a label asks for: one of the words between commas, or all of those joined by a plus. */
const meets = (fact: string, demand: string): boolean =>
  demand.split(',').some((words) => words.split('+').every((word) => fact.includes(word)));

const demanded = (label: string): readonly (readonly [keyof Facts, string])[] =>
  label.split(' ').map((demand) => {
    const [name = '', value = ''] = demand.split('=');
    if (name === 'title' || name === 'brand' || name === 'kind' || name === 'colour' || name === 'gender')
      return [name, value];
    throw new Error(
      `A label of feed-queries.json asks for "${name}", which no product has. Use title, brand, kind, colour or gender.`,
    );
  });

/**
 * What shoppers type who look for things of the imported feed, with the products that they want. A product is wanted
 * when its title, brand, kind, colour and gender in the feed are what the label says, wherever a search places it.
 */
export function feedQueries(catalogue: CatalogueSource): readonly LabelledQuery[] {
  const brands = new Map(catalogue.brands.map(({ brandId, name }) => [brandId, name.toLowerCase()]));
  return languages.flatMap((language) =>
    written[language].map(([sort = '', text = '', label = '']) => {
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
            : meets(facts[name], demand),
        );
      };
      return { language, text, sort, wants };
    }),
  );
}
