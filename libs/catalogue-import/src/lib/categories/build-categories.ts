import type { Language, SourceCategory, SourceProduct } from '@lyng/model';
import { categoryPath, categoryTree, departments, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { Department, Family } from '@lyng/demo-catalogue/core';
import type { Place } from '../place-in-shop.ts';
import { UniqueNames } from '../unique-names.ts';
import { isDemoKind, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { localized } from '../vocabulary/vocabulary.ts';

/** A product and where it belongs; which category that is depends on how many others belong there. */
export interface PlacedProduct {
  readonly product: Omit<SourceProduct, 'categoryIds' | 'primaryCategoryId'>;
  readonly place: Place;
}

/** A place, and how many products belong there. */
export interface CountedPlace {
  readonly place: Place;
  readonly products: number;
}

/** The categories of a product. */
export type Listing = Pick<SourceProduct, 'primaryCategoryId' | 'categoryIds'>;

export interface FilledCategories {
  readonly categories: readonly SourceCategory[];
  /** The categories of the products of each place, in the order of the places. */
  readonly listings: readonly Listing[];
}

/** A new category with fewer products joins the one above it; one of the shop's own with a single product does too. */
const minProducts = { new: 3, own: 2 };

interface Node {
  readonly department: Department;
  readonly kind: Kind;
  readonly parent: Node | undefined;
  products: number;
}

type Nodes = Map<string, Node>;

function nodeOf(nodes: Nodes, department: Department, kind: Kind): Node {
  const key = `${department}/${kind.key}`;
  const known = nodes.get(key);
  if (known !== undefined) return known;
  const above = kind.below === undefined ? undefined : kinds.get(kind.below);
  const node = { department, kind, parent: above && nodeOf(nodes, department, above), products: 0 };
  nodes.set(key, node);
  return node;
}

/** A list of a category has the products of those below it, too. */
function countProducts(places: readonly CountedPlace[]): Nodes {
  const nodes: Nodes = new Map();
  for (const { place, products } of places)
    if (place.kind !== undefined)
      for (const department of place.departments)
        for (let node: Node | undefined = nodeOf(nodes, department, place.kind); node !== undefined; node = node.parent)
          node.products += products;
  return nodes;
}

const isLargeEnough = ({ kind, products }: Node): boolean =>
  products >= (kind.isNew ? minProducts.new : minProducts.own);

/** The category that lists the products of a kind: its own or the nearest above that is large enough. */
const listedAt = (node: Node | undefined): Node | undefined =>
  node === undefined || isLargeEnough(node) ? node : listedAt(node.parent);

type IdOf = (key: string) => number;

const idOfNode = ({ department, kind }: Node, idOf: IdOf): number =>
  isDemoKind(kind.key) ? (categoryPath(department, { kind: kind.key }).at(-1) ?? 0) : idOf(`${department}/${kind.key}`);

const pathOf = (department: Department, family: Family, node: Node | undefined, idOf: IdOf): readonly number[] =>
  node === undefined
    ? categoryPath(department, { family })
    : [...pathOf(department, family, node.parent, idOf), idOfNode(node, idOf)];

/** New categories come after the shop's own. */
const firstOrder = 101;

function newCategories(nodes: readonly Node[], own: readonly SourceCategory[], idOf: IdOf): readonly SourceCategory[] {
  const takenIn = (language: Language): UniqueNames =>
    new UniqueNames(
      (name, copy) => `${name}-${copy}`,
      own.map(({ alias }) => alias[language]),
    );
  const taken = { da: takenIn('da'), sv: takenIn('sv'), nb: takenIn('nb'), fi: takenIn('fi') };
  return nodes.map((node, index) => {
    const { department, kind } = node;
    return {
      categoryId: idOfNode(node, idOf),
      parentCategoryId: pathOf(department, kind.family, node, idOf).at(-2) ?? 0,
      order: firstOrder + index,
      alias: inEveryLanguage((copy, language) =>
        taken[language].take(slugOf(language, `${copy.departments[department].categoryPrefix} ${kind.name[language]}`)),
      ),
      name: kind.name,
      description: localized(
        ({ texts }) => texts.category,
        (language) => kind.name[language].toLowerCase(),
      ),
    };
  });
}

const depthOf = ({ parent }: Node): number => (parent === undefined ? 0 : 1 + depthOf(parent));

/**
 * Gives the products of every place their categories, and makes the tree of them: the shop's own for what it has, new
 * ones below, and none that would list a single product.
 */
export function fillCategories(places: readonly CountedPlace[], idOf: IdOf): FilledCategories {
  const nodes = countProducts(places);
  const listings = places.map(({ place }): Listing => {
    const paths = place.departments.map((department) => {
      const node = place.kind && listedAt(nodes.get(`${department}/${place.kind.key}`));
      return pathOf(department, place.family, node, idOf);
    });
    return { primaryCategoryId: paths[0]?.at(-1) ?? 0, categoryIds: paths.flat() };
  });
  const used = new Set(listings.flatMap(({ categoryIds }) => categoryIds));
  const own = categoryTree((department, kind) => used.has(categoryPath(department, { kind }).at(-1) ?? 0)).filter(
    ({ categoryId }) => used.has(categoryId),
  );
  const order = [...kinds.keys()];
  const added = [...nodes.values()]
    .filter((node) => node.kind.isNew && isLargeEnough(node))
    .toSorted(
      (one, other) =>
        depthOf(one) - depthOf(other) ||
        departments.indexOf(one.department) - departments.indexOf(other.department) ||
        order.indexOf(one.kind.key) - order.indexOf(other.kind.key),
    );
  return { categories: [...own, ...newCategories(added, own, idOf)], listings };
}
