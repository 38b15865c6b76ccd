import { ok } from '@lyng/model';
import { parseProductRules } from '../core/product-rules.ts';
import { facetGroupOf, facetGroups } from './facet-choice.ts';
import { objectOf, objectsOf, textOf } from './read-body.ts';
import type { Body } from './read-body.ts';
import { refuse } from './refusal.ts';
import type { OrRefusal } from './refusal.ts';

/** Products by their article number. */
export const PRODUCT_KEY = 'product_key';

const isKnown = (attribute: string): boolean => attribute === PRODUCT_KEY || facetGroupOf(attribute) !== undefined;

const check = (part: Body): OrRefusal<undefined> => {
  const text = textOf(part, 'productRules');
  if (text === undefined) return ok(undefined);
  if (part['productFilter'] !== undefined) return refuse('productFilter and productRules cannot stand together.');
  const rules = parseProductRules(text);
  if (!rules.ok) return refuse(rules.error);
  const unknown = rules.value.flat().find(({ attribute }) => !isKnown(attribute));
  return unknown === undefined
    ? ok(undefined)
    : refuse(
        `productRules know ${[PRODUCT_KEY, ...Object.keys(facetGroups), 'p-1'].join(', ')} and the other groups of parameters, but not ${unknown.attribute}.`,
      );
};

/** Refuses a body whose product rules nobody could follow: a list that passes over them would look as if it kept them. */
export function checkSelections(body: Body | undefined): OrRefusal<undefined> {
  const primary = objectOf(body, 'primaryList');
  const parts =
    body === undefined
      ? []
      : [body, ...(primary === undefined ? [] : [primary]), ...objectsOf(body, 'recommendationLists')];
  for (const part of parts) {
    const checked = check(part);
    if (!checked.ok) return checked;
  }
  return ok(undefined);
}
