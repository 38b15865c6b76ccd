import { Kind, OperationTypeNode } from 'graphql';
import type { QueryResolvers } from '../resolver-types.generated.ts';
import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';

/** The size of a document's request, with every fragment counted at each place that spreads it. */
export interface DocumentSize {
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

const nothing: DocumentSize = { depth: 0, aliases: 0, directives: 0, rootFields: 0, mutations: 0, cost: 0 };

/** The largest page of the product list: take is at most 200. */
const MAX_PAGE_SIZE = 200;

const plus = (a: DocumentSize, b: DocumentSize): DocumentSize => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  rootFields: a.rootFields + b.rootFields,
  mutations: a.mutations + b.mutations,
  cost: a.cost + b.cost,
});

/** The length of lists that have no argument for it. */
const listLengths = new Map<string, number>([
  ['getOrders', MAX_PAGE_SIZE],
  // Twelve of each of three relations.
  ['relatedProducts', 36],
] satisfies [keyof QueryResolvers, number][]);

/** The maximum number of items in a list: the requested page size, or the maximum when it is a variable. */
const takeOf = (field: FieldNode): number => {
  const length = listLengths.get(field.name.value);
  if (length !== undefined) return length;
  const value = field.arguments?.find(({ name }) => name.value === 'take')?.value;
  if (value === undefined) return 1;
  return value.kind === Kind.INT ? Math.min(MAX_PAGE_SIZE, Math.max(1, Number(value.value))) : MAX_PAGE_SIZE;
};

/** Measures selection sets; each fragment once, so that a bomb of doubling fragments costs no time. */
class Scale {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #weighed = new Map<string, DocumentSize>();

  constructor(document: DocumentNode) {
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
  }

  weigh(set: SelectionSetNode | undefined): DocumentSize {
    let total = nothing;
    for (const selection of set?.selections ?? []) {
      const directives = { ...nothing, directives: selection.directives?.length ?? 0 };
      if (selection.kind === Kind.FIELD) total = plus(total, plus(directives, this.#field(selection)));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        total = plus(total, plus(directives, this.weigh(selection.selectionSet)));
      else total = plus(total, plus(directives, this.#fragment(selection.name.value)));
    }
    return total;
  }

  #field(field: FieldNode): DocumentSize {
    const below = this.weigh(field.selectionSet);
    return {
      depth: below.depth + 1,
      aliases: below.aliases + (field.alias === undefined ? 0 : 1),
      directives: below.directives,
      rootFields: 1,
      mutations: 0,
      cost: 1 + below.cost * takeOf(field),
    };
  }

  #fragment(name: string): DocumentSize {
    const known = this.#weighed.get(name);
    if (known !== undefined) return known;
    // A fragment that spreads itself counts nothing here; validation rejects it by name.
    this.#weighed.set(name, nothing);
    const weight = this.weigh(this.#fragments.get(name)?.selectionSet);
    this.#weighed.set(name, weight);
    return weight;
  }
}

/** Measures every operation of a document together; time grows with the document's text, not with what it expands to. */
export function measureDocument(document: DocumentNode): DocumentSize {
  const scale = new Scale(document);
  let total = nothing;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = scale.weigh(definition.selectionSet);
    const directives = definition.directives?.length ?? 0;
    const mutations = definition.operation === OperationTypeNode.MUTATION ? size.rootFields : 0;
    total = plus(total, plus({ ...nothing, directives, mutations }, size));
  }
  return total;
}
