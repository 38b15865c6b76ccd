const K1 = 1.2;
const B = 0.75;

interface Scored {
  /** Of the document, from 0. */
  readonly place: number;
  readonly score: number;
}

/** The documents that have one of the terms, best first. */
export type Bm25 = (terms: readonly string[], max: number) => readonly Scored[];

interface Posting {
  readonly place: number;
  readonly count: number;
}

/**
 * BM25 as the textbooks have it (Robertson and Zaragoza, 2009), over one field: what a search has to be better than.
 *
 * @param documents The terms of each.
 */
export function makeBm25(documents: readonly (readonly string[])[]): Bm25 {
  const postings = new Map<string, Posting[]>();
  for (const [place, terms] of documents.entries()) {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const list = postings.get(term) ?? [];
      list.push({ place, count });
      postings.set(term, list);
    }
  }
  const averageLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;

  const addTerm = (scores: Map<number, number>, term: string): void => {
    const list = postings.get(term) ?? [];
    const rarity = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
    for (const { place, count } of list) {
      const length = (documents[place]?.length ?? 0) / averageLength;
      const weight = (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
      scores.set(place, (scores.get(place) ?? 0) + rarity * weight);
    }
  };

  return (terms, max) => {
    const scores = new Map<number, number>();
    for (const term of new Set(terms)) addTerm(scores, term);
    return [...scores]
      .map(([place, score]) => ({ place, score }))
      .toSorted((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, max);
  };
}
