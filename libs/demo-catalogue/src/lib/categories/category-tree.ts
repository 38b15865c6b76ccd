import type { SourceCategory } from '@lyng/model';
import { inEveryLanguage } from '../copy/copies.ts';
import { slugOf } from '../copy/slug.ts';
import { departments, families, isCarriedBy, kindPlansOf } from '../range/kinds.ts';
import type { Department, DemoKind, Family } from '../range/kinds.ts';

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

function departmentCategory(department: Department, order: number): SourceCategory {
  return {
    categoryId: departmentId(department),
    parentCategoryId: 0,
    order,
    alias: inEveryLanguage((copy, language) => slugOf(language, copy.departments[department].name)),
    name: inEveryLanguage((copy) => copy.departments[department].name),
    description: inEveryLanguage((copy) => copy.departments[department].text),
  };
}

function familyCategory(department: Department, family: Family, order: number): SourceCategory {
  return {
    categoryId: familyId(department, family),
    parentCategoryId: departmentId(department),
    order,
    alias: inEveryLanguage((copy, language) =>
      slugOf(language, `${copy.departments[department].categoryPrefix} ${copy.families[family].name}`),
    ),
    name: inEveryLanguage((copy) => copy.families[family].name),
    description: inEveryLanguage((copy) => copy.families[family].text),
  };
}

function kindCategory(department: Department, kind: DemoKind, order: number): SourceCategory {
  const [, parent = 0, own = 0] = categoryPath(department, { kind });
  return {
    categoryId: own,
    parentCategoryId: parent,
    order,
    alias: inEveryLanguage((copy, language) =>
      slugOf(language, `${copy.departments[department].categoryPrefix} ${copy.kinds[kind].category}`),
    ),
    name: inEveryLanguage((copy) => copy.kinds[kind].category),
    description: inEveryLanguage((copy) => copy.kinds[kind].categoryText),
  };
}

/** Women, men and children; shoes, clothes and accessories; and a category for each kind that the department sells. */
export function categoryTree(hasKind: (department: Department, kind: DemoKind) => boolean): readonly SourceCategory[] {
  return departments.flatMap((department, departmentOrder) => [
    departmentCategory(department, departmentOrder + 1),
    ...families.flatMap((family, familyOrder) => [
      familyCategory(department, family, familyOrder + 1),
      ...kindPlansOf(family)
        .filter((plan) => hasKind(department, plan.kind))
        .map((plan, order) => kindCategory(department, plan.kind, order + 1)),
    ]),
  ]);
}

/** The tree of the demo shop: a category for each kind that a department sells. */
export function demoCategories(): readonly SourceCategory[] {
  const plans = families.flatMap(kindPlansOf);
  return categoryTree((department, kind) => plans.some((plan) => plan.kind === kind && isCarriedBy(plan, department)));
}
