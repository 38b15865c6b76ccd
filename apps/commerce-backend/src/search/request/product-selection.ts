import { ok } from '@lyng/model';
import { parseProductRules } from '../core/ranking/product-rules.ts';
import { facetGroupOf, facetGroups } from './facet-choice.ts';
import { objectOf, objectsOf, textOf } from './read-body.ts';
import type { Body } from './read-body.ts';
import { reject } from './rejected-request.ts';
import type { OrRejection } from './rejected-request.ts';

/** Products by their article number. */
export const PRODUCT_KEY = 'product_key';

const isKnown = (attribute: string): boolean => attribute === PRODUCT_KEY || facetGroupOf(attribute) !== undefined;

const check = (part: Body): OrRejection<undefined> => {
  const text = textOf(part, 'productRules');
  if (text === undefined) return ok(undefined);
  if (part['productFilter'] !== undefined) return reject('productFilter and productRules cannot be combined.');
  const rules = parseProductRules(text);
  if (!rules.ok) return reject(rules.error);
  const unknown = rules.value.flat().find(({ attribute }) => !isKnown(attribute));
  return unknown === undefined
    ? ok(undefined)
    : reject(
        `productRules know ${[PRODUCT_KEY, ...Object.keys(facetGroups), 'p-1'].join(', ')} and the other groups of parameters, but not ${unknown.attribute}.`,
      );
};

/** Rejects a body whose product rules are invalid: a list that skipped them would look as if it applied them. */
export function checkSelections(body: Body | undefined): OrRejection<undefined> {
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
