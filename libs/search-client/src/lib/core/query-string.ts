/** The values of a parameter; lists are joined by a pipe, and what is undefined or null is left out. */
export type ParamValue = string | number | boolean | readonly (string | number | boolean)[] | null | undefined;

/** From, to, or both, in the unit of the facet; bounds are included. */
export type FacetRange =
  | { readonly min: number; readonly max?: number | undefined }
  | { readonly min?: number | undefined; readonly max: number };

/** The choice of one facet: ids of values, a range, or a checkbox. */
export type FacetChoice = boolean | readonly string[] | FacetRange;

/** The choice of each facet, by the facet's id. */
export interface FacetSelection {
  readonly [facetId: string]: FacetChoice;
}

type Param = readonly [name: string, value: ParamValue];

const SEPARATOR = '|';

/**
 * The service has no escape for the separator, so a value that contains one is left out: it must not become two values.
 * A list of only such values is left out.
 */
function joined(values: readonly (string | number | boolean)[]): string | undefined {
  const valid = values.map(String).filter((value) => !value.includes(SEPARATOR));
  return values.length > 0 && valid.length === 0 ? undefined : valid.join(SEPARATOR);
}

const facetParams = ([id, choice]: readonly [string, FacetChoice | null | undefined]): readonly Param[] =>
  typeof choice === 'object' && choice && !('length' in choice)
    ? [
        [`f.${id}.min`, choice.min],
        [`f.${id}.max`, choice.max],
      ]
    : [[`f.${id}`, choice as ParamValue]];

/** The query string of a call: its parameters, then the facets as `f.{id}`, a range with `.min` and `.max`. */
export function queryString(params: Readonly<Record<string, ParamValue>>, facets: FacetSelection = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...Object.entries(params), ...Object.entries(facets).flatMap(facetParams)]) {
    const printed = typeof value === 'object' && value ? joined(value) : (value ?? undefined);
    if (printed !== undefined) query.set(name, String(printed));
  }
  return query.toString();
}
