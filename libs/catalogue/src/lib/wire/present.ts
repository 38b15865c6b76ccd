/** The entries of a list of the wire, which may be missing whole or have holes. */
export const present = <Entry>(list: readonly (Entry | null | undefined)[] | null | undefined): readonly Entry[] =>
  (list ?? []).filter((entry): entry is Entry => entry !== null && entry !== undefined);
