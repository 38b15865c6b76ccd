import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { facetGroupOf, facetGroups } from './facet-choice.ts';
import { objectOf, objectsOf, textOf } from './read-body.ts';
import type { Body } from './read-body.ts';
import { reject } from './rejected-request.ts';
import type { OrRejection } from './rejected-request.ts';

/** Products that have one of the values, or that have none of them. */
export interface Restriction {
  readonly includes: boolean;
  readonly attribute: string;
  readonly values: readonly string[];
}

/** A product matches when it matches every restriction. */
export type ProductRule = readonly Restriction[];

/** Max restrictions of one text: each of them is tested against every product. */
const MAX_RESTRICTIONS = 40;

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
const VALUE = new RegExp(QUOTED, 'g');
/** `incl brand { "1" "2" }`, the first of a rule after `rule`. */
const RESTRICTION = new RegExp(String.raw`\s*(rule\s+)?(incl|excl)\s+([\w.-]+)\s*\{((?:\s*${QUOTED})+)\s*\}`, 'gy');

/**
 * Reads product rules: `rule incl brands { "1" "2" } excl categories { "1100" } rule incl product_key { "LY-10006" }`.
 * A product matches when it matches one of the rules. The service's intervals and ages are not supported.
 */
export function parseProductRules(text: string): Result<string, readonly ProductRule[]> {
  const malformed = fail('productRules are such as: rule incl brands { "1" "2" } excl categories { "1100" }.');
  const rules: Restriction[][] = [];
  let end = 0;
  for (const { 0: written, 1: begins, 2: how, 3: attribute = '', 4: values = '', index } of text.matchAll(
    RESTRICTION,
  )) {
    if (begins !== undefined) rules.push([]);
    const rule = rules.at(-1);
    if (rule === undefined) return malformed;
    rule.push({
      includes: how === 'incl',
      attribute,
      values: Array.from(values.matchAll(VALUE), ([, value = '']) => value.replace(/\\(.)/g, '$1')),
    });
    end = index + written.length;
  }
  if (text.slice(end).trim() !== '') return malformed;
  if (rules.length === 0) return fail('productRules have at least one rule.');
  return rules.flat().length > MAX_RESTRICTIONS
    ? fail(`productRules have at most ${MAX_RESTRICTIONS} restrictions.`)
    : ok(rules);
}

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
