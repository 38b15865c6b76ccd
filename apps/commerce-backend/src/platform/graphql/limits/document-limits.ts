/** The limits of one document. The shop's own largest document stays well below each (a test measures it). */
export interface DocumentLimits {
  readonly tokens: number;
  /** Fields within fields. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields of the root; each is a piece of work of its own. */
  readonly rootFields: number;
  /** Root fields of a mutation: they run one after another and write. */
  readonly mutations: number;
  /** Fields that may be sent back, each counted as often as the list around it can be long. */
  readonly cost: number;
}

/** The largest published document, 200 orders of 201 fields, has room; the shop's own largest is a list of 200 products of some 60 fields. */
export const documentLimits: DocumentLimits = {
  tokens: 2500,
  depth: 12,
  aliases: 15,
  directives: 20,
  rootFields: 10,
  mutations: 4,
  cost: 45_000,
};
