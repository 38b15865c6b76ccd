/** The entries of a list of the API, which may be missing or contain nulls. */
export const present = <Entry>(list: readonly (Entry | null | undefined)[] | null | undefined): readonly Entry[] =>
  (list ?? []).filter((entry): entry is Entry => entry !== null && entry !== undefined);
