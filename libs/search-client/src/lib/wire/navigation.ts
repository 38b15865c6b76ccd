import { both, flag, list, number, oneOf, orElse, shape, text, word } from './read.ts';
import type { Reader } from './read.ts';

/** The kind of a place in the navigation: a list of products, a heading, a link to a page, or a gap. */
export type NavigationEntry =
  | { readonly type: 'PRODUCT'; readonly label: string; readonly path: string; readonly iconPath?: string }
  | { readonly type: 'LABEL'; readonly label: string }
  | { readonly type: 'PAGE_LINK'; readonly label: string; readonly link: string }
  | { readonly type: 'SPACER' };

type Entry<Type extends NavigationEntry['type']> = Extract<NavigationEntry, { readonly type: Type }>;

interface Branch<Node> {
  /** The number of product groups in the place. */
  readonly count: number;
  readonly children: Node[];
}

interface Selectable {
  readonly selected: boolean;
  /** It has children, whether or not they are in the response. */
  readonly expandable: boolean;
}

/** An entry of the shop's complete navigation. */
export type NavigationNode = NavigationEntry & Branch<NavigationNode>;

/** A place in the navigation of one page. */
export type NavigationStateNode = NavigationEntry & Branch<NavigationStateNode> & Selectable;

/** One step of the way to a page. */
export interface Breadcrumb {
  readonly path: string;
  readonly label: string;
}

/** The navigation of one page. */
export interface Navigation {
  readonly breadcrumbs: Breadcrumb[];
  readonly tree: NavigationStateNode;
}

const entry = oneOf<NavigationEntry>({
  PRODUCT: shape<Entry<'PRODUCT'>>({ type: word, label: text, path: text }, { iconPath: text }),
  LABEL: shape<Entry<'LABEL'>>({ type: word, label: text }, {}),
  PAGE_LINK: shape<Entry<'PAGE_LINK'>>({ type: word, label: text, link: text }, {}),
  SPACER: shape<Entry<'SPACER'>>({ type: word }, {}),
});

const branch = /* @__NO_SIDE_EFFECTS__ */ <Node>(node: Reader<Node>): Reader<Branch<Node>> =>
  shape<Branch<Node>>({ count: orElse(number, 0), children: list(node) }, {});

const selectable = shape<Selectable>({ selected: orElse(flag, false), expandable: orElse(flag, false) }, {});

// Functions, not constants, because a node is made of nodes.
const node: Reader<NavigationNode> = (value) => both(entry, branch(node))(value);
const stateNode: Reader<NavigationStateNode> = (value) => both(entry, both(branch(stateNode), selectable))(value);

/** The shop's navigation, or an empty tree. */
export const navigationTree: Reader<NavigationNode> = (value) =>
  node(value) ?? { type: 'LABEL', label: '', count: 0, children: [] };

export const navigation: Reader<Navigation> = shape<Navigation>(
  { breadcrumbs: list(shape<Breadcrumb>({ path: text, label: text }, {})), tree: stateNode },
  {},
);
