export interface FacetValue {
  readonly _id: string;
  readonly facetId: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly url: string | null;
  readonly order: number;
  readonly count: number;
  /** Recognized, so that an old address can be read, and not offered. */
  readonly hidden: boolean;
}

export interface Facet {
  readonly filterId: string;
  readonly type: string;
  readonly group: string;
  readonly label: string;
  readonly order: number;
  readonly values: readonly FacetValue[];
}

/** A value before it is counted. */
export interface Named {
  readonly value: string;
  readonly label: string;
  readonly parentId?: string;
  readonly url?: string;
}

/** The counted values of a group of facet ids, in the order given. */
export const facetValues = (
  group: string,
  named: readonly Named[],
  count: (value: string) => number,
  hidden = false,
): FacetValue[] =>
  named.map(({ value, label, parentId, url }, order) => {
    const facetId = `${group}_${value}`;
    const found = count(value);
    return {
      _id: `${facetId}_${found}`,
      facetId,
      parentId: parentId ?? null,
      label,
      url: url ?? null,
      order,
      count: found,
      hidden,
    };
  });
