import type { SourceCategory } from '@lyng/model';
import { inEveryLanguage } from '../copy/copies.ts';
import type { Department, DemoKind, Family, LanguageCopy, TextWithName } from '../copy/language-copy.ts';
import { slugOf } from '../copy/slug.ts';
import { departments, families, isCarriedBy, kindPlansOf } from '../range/kinds.ts';

const departmentId = (department: Department): number => (departments.indexOf(department) + 1) * 1000;

const familyId = (department: Department, family: Family): number =>
  departmentId(department) + (families.indexOf(family) + 1) * 100;

const familyOfKind = new Map<DemoKind, Family>(
  families.flatMap((family) => kindPlansOf(family).map((plan) => [plan.kind, family] as const)),
);

/** The path from a department's root down to a kind's category, or to the family when the kind is not known. */
export function categoryPath(
  department: Department,
  place: { readonly kind: DemoKind } | { readonly family: Family },
): readonly number[] {
  if ('family' in place) return [departmentId(department), familyId(department, place.family)];
  const family = familyOfKind.get(place.kind) ?? 'clothes';
  const position = kindPlansOf(family).findIndex((plan) => plan.kind === place.kind) + 1;
  return [departmentId(department), familyId(department, family), familyId(department, family) + position];
}

/** The category at the end of a path, in the words of each language. Its address begins with its department's prefix. */
function makeCategory(
  department: Department,
  path: readonly number[],
  order: number,
  words: (copy: LanguageCopy) => TextWithName,
): SourceCategory {
  const parentCategoryId = path.at(-2) ?? 0;
  return {
    categoryId: path.at(-1) ?? 0,
    parentCategoryId,
    order,
    alias: inEveryLanguage((copy, language) =>
      slugOf(
        language,
        `${parentCategoryId === 0 ? '' : copy.departments[department].categoryPrefix} ${words(copy).name}`,
      ),
    ),
    name: inEveryLanguage((copy) => words(copy).name),
    description: inEveryLanguage((copy) => words(copy).text),
  };
}

/** Women, men and children; shoes, clothes and accessories; and a category for each kind that the department sells. */
export function categoryTree(hasKind: (department: Department, kind: DemoKind) => boolean): readonly SourceCategory[] {
  return departments.flatMap((department, departmentOrder) => [
    makeCategory(department, [departmentId(department)], departmentOrder + 1, (copy) => copy.departments[department]),
    ...families.flatMap((family, familyOrder) => [
      makeCategory(department, categoryPath(department, { family }), familyOrder + 1, (copy) => copy.families[family]),
      ...kindPlansOf(family)
        .filter(({ kind }) => hasKind(department, kind))
        .map(({ kind }, order) =>
          makeCategory(department, categoryPath(department, { kind }), order + 1, ({ kinds }) => ({
            name: kinds[kind].category,
            text: kinds[kind].categoryText,
          })),
        ),
    ]),
  ]);
}

/** The tree of the demo shop: a category for each kind that a department sells. */
export function demoCategories(): readonly SourceCategory[] {
  const plans = families.flatMap(kindPlansOf);
  return categoryTree((department, kind) => plans.some((plan) => plan.kind === kind && isCarriedBy(plan, department)));
}
