import { languages } from '@lyng/model';
import type { SourceCategory, SourceProduct } from '@lyng/model';
import { categoryPath, categoryTree, departments, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { Department } from '@lyng/demo-catalogue/core';
import { UniqueNames } from '../import-registry.ts';
import { localized } from '../vocabulary/vocabulary.ts';
import { isDemoKind, kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import type { Place } from './place-in-shop.ts';

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

/** The category of a kind in a department; it lists the products of those below it, too. */
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
  const above = kinds.get(kind.below ?? '');
  const node = { department, kind, parent: above && nodeOf(nodes, department, above), products: 0 };
  nodes.set(key, node);
  return node;
}

/** The nodes of all places, with their products. */
function countProducts(places: readonly CountedPlace[]): Nodes {
  const nodes: Nodes = new Map();
  for (const { place, products } of places)
    for (const department of place.departments)
      for (let node: Node | undefined = nodeOf(nodes, department, place.kind); node !== undefined; node = node.parent)
        node.products += products;
  return nodes;
}

const isLargeEnough = ({ kind, products }: Node): boolean =>
  products >= (kind.isNew ? minProducts.new : minProducts.own);

type IdOf = (key: string) => number;

const idOfNode = ({ department, kind }: Node, idOf: IdOf): number =>
  isDemoKind(kind.key) ? (categoryPath(department, { kind: kind.key }).at(-1) ?? 0) : idOf(`${department}/${kind.key}`);

/** The path from the department to the category of a kind, or to the nearest one above it that is large enough. */
function pathOf(node: Node, idOf: IdOf): readonly number[] {
  const { department, kind, parent } = node;
  const above = parent === undefined ? categoryPath(department, { family: kind.family }) : pathOf(parent, idOf);
  return isLargeEnough(node) ? [...above, idOfNode(node, idOf)] : above;
}

/** New categories come after the shop's own. */
const firstOrder = 101;

function newCategories(nodes: readonly Node[], own: readonly SourceCategory[], idOf: IdOf): readonly SourceCategory[] {
  const taken = new Map(
    languages.map((language) => [language, new UniqueNames(own.map(({ alias }) => alias[language]))]),
  );
  return nodes.map((node, index) => {
    const { department, kind } = node;
    return {
      categoryId: idOfNode(node, idOf),
      parentCategoryId: pathOf(node, idOf).at(-2) ?? 0,
      order: firstOrder + index,
      alias: inEveryLanguage((copy, language) => {
        const alias = slugOf(language, `${copy.departments[department].categoryPrefix} ${kind.name[language]}`);
        return taken.get(language)?.take(alias) ?? alias;
      }),
      name: kind.name,
      description: localized(
        ({ texts }) => texts.category,
        (language) => kind.name[language].toLowerCase(),
      ),
    };
  });
}

/**
 * Gives the products of every place their categories, and makes the tree of them: the shop's own for what it has, new
 * ones below, and none that would list a single product.
 */
export function fillCategories(places: readonly CountedPlace[], idOf: IdOf): FilledCategories {
  const nodes = countProducts(places);
  const listings = places.map(({ place }): Listing => {
    const paths = place.departments.map((department) => pathOf(nodeOf(nodes, department, place.kind), idOf));
    return { primaryCategoryId: paths[0]?.at(-1) ?? 0, categoryIds: paths.flat() };
  });
  const used = new Set(listings.flatMap(({ categoryIds }) => categoryIds));
  const own = categoryTree((department, kind) => used.has(categoryPath(department, { kind }).at(-1) ?? 0)).filter(
    ({ categoryId }) => used.has(categoryId),
  );
  // A kind comes after the one above it.
  const added = departments
    .flatMap((department) => [...kinds.keys()].flatMap((kind) => nodes.get(`${department}/${kind}`) ?? []))
    .filter((node) => node.kind.isNew && isLargeEnough(node));
  return { categories: [...own, ...newCategories(added, own, idOf)], listings };
}
