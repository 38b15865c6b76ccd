import { both, flag, list, number, oneOf, orElse, shape, text, word } from './read.ts';
import type { Reader, ValueOf } from './read.ts';

/** The kind of a place in the navigation: a list of products, a heading, a link to a page, or a gap. */
export type NavigationEntry =
  | { readonly type: 'PRODUCT'; readonly label: string; readonly path: string; readonly iconPath?: string }
  | { readonly type: 'LABEL'; readonly label: string }
  | { readonly type: 'PAGE_LINK'; readonly label: string; readonly link: string }
  | { readonly type: 'SPACER' };

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

const entry = oneOf<NavigationEntry>({
  PRODUCT: shape({ type: word<'PRODUCT'>(), label: text, path: text }, { iconPath: text }),
  LABEL: shape({ type: word<'LABEL'>(), label: text }),
  PAGE_LINK: shape({ type: word<'PAGE_LINK'>(), label: text, link: text }),
  SPACER: shape({ type: word<'SPACER'>() }),
});

const branch = /* @__NO_SIDE_EFFECTS__ */ <Node>(node: Reader<Node>): Reader<Branch<Node>> =>
  shape({ count: orElse(number, 0), children: list(node) });

const selectable: Reader<Selectable> = shape({ selected: orElse(flag, false), expandable: orElse(flag, false) });

// Functions, not constants, because a node is made of nodes.
const node: Reader<NavigationNode> = (value) => both(entry, branch(node))(value);
const stateNode: Reader<NavigationStateNode> = (value) => both(entry, both(branch(stateNode), selectable))(value);

/** The shop's navigation, or an empty tree. */
export const navigationTree: Reader<NavigationNode> = (value) =>
  node(value) ?? { type: 'LABEL', label: '', count: 0, children: [] };

const breadcrumb = shape({ path: text, label: text });

/** One step of the way to a page. */
export type Breadcrumb = ValueOf<typeof breadcrumb>;

export const navigation = shape({ breadcrumbs: list(breadcrumb), tree: stateNode });

/** The navigation of one page. */
export type Navigation = ValueOf<typeof navigation>;
