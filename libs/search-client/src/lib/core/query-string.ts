/** What a parameter may be; lists are joined by a pipe, and what is undefined or null is left out (spec §7). */
export type ParamValue = string | number | boolean | readonly (string | number | boolean)[] | null | undefined;

/** From, to, or both, in the unit of the facet; bounds are included. */
export type FacetRange =
  | { readonly min: number; readonly max?: number | undefined }
  | { readonly min?: number | undefined; readonly max: number };

/** What is chosen of one facet: ids of values, a range, or a checkbox. */
export type FacetChoice = boolean | readonly string[] | FacetRange;

/** What is chosen of each facet, by the facet's id. */
export interface FacetSelection {
  readonly [facetId: string]: FacetChoice;
}

type Param = readonly [name: string, value: ParamValue];

const SEPARATOR = '|';

/**
 * The service knows no escape for the separator, so a value that holds one is no value: it may not become two.
 * Nothing is left of a list that held only such values.
 */
function joined(values: readonly (string | number | boolean)[]): string | undefined {
  const whole = values.map(String).filter((value) => !value.includes(SEPARATOR));
  return values.length > 0 && whole.length === 0 ? undefined : whole.join(SEPARATOR);
}

const facetParams = ([id, choice]: readonly [string, FacetChoice | null | undefined]): readonly Param[] =>
  typeof choice === 'object' && choice && !('length' in choice)
    ? [
        [`f.${id}.min`, choice.min],
        [`f.${id}.max`, choice.max],
      ]
    : [[`f.${id}`, choice as ParamValue]];

/** The query string of a call: its parameters, then the facets as `f.{id}`, a range with `.min` and `.max` (spec §7). */
export function queryString(params: Readonly<Record<string, ParamValue>>, facets: FacetSelection = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...Object.entries(params), ...Object.entries(facets).flatMap(facetParams)]) {
    const printed = typeof value === 'object' && value ? joined(value) : (value ?? undefined);
    if (printed !== undefined) query.set(name, String(printed));
  }
  return query.toString();
}
