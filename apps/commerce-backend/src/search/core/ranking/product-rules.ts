import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

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

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|([{}])|([A-Za-z0-9_.-]+)|(\S))/gy;

interface Token {
  readonly kind: 'text' | 'brace' | 'word' | 'other';
  readonly value: string;
}

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(TOKEN)].map(([, quoted, brace, word, other]): Token => {
    if (quoted !== undefined) return { kind: 'text', value: quoted.replace(/\\(.)/g, '$1') };
    if (brace !== undefined) return { kind: 'brace', value: brace };
    return word === undefined ? { kind: 'other', value: other ?? '' } : { kind: 'word', value: word };
  });

/** `incl brand { "1" "2" }` from a position on, and where it ends. */
const restrictionAt = (
  tokens: readonly Token[],
  start: number,
): { readonly restriction: Restriction; readonly end: number } | undefined => {
  const [how, attribute, open] = tokens.slice(start, start + 3);
  if (
    how?.kind !== 'word' ||
    (how.value !== 'incl' && how.value !== 'excl') ||
    attribute?.kind !== 'word' ||
    open?.value !== '{'
  )
    return undefined;
  const values: string[] = [];
  let end = start + 3;
  for (let token = tokens[end]; token?.kind === 'text'; token = tokens[end]) {
    values.push(token.value);
    end += 1;
  }
  const closes = tokens[end]?.kind === 'brace' && tokens[end]?.value === '}';
  return closes && values.length > 0
    ? { restriction: { includes: how.value === 'incl', attribute: attribute.value, values }, end: end + 1 }
    : undefined;
};

/**
 * Reads product rules: `rule incl brands { "1" "2" } excl categories { "1100" } rule incl product_key { "LY-10006" }`.
 * A product matches when it matches one of the rules. The service's intervals and ages are not supported.
 */
export function parseProductRules(text: string): Result<string, readonly ProductRule[]> {
  const tokens = tokensOf(text);
  const rules: Restriction[][] = [];
  let count = 0;
  for (let place = 0; place < tokens.length;) {
    const begins = tokens[place]?.kind === 'word' && tokens[place]?.value === 'rule';
    if (begins) rules.push([]);
    const found = restrictionAt(tokens, begins ? place + 1 : place);
    const rule = rules.at(-1);
    if (found === undefined || rule === undefined)
      return fail('productRules are such as: rule incl brands { "1" "2" } excl categories { "1100" }.');
    if ((count += 1) > MAX_RESTRICTIONS) return fail(`productRules have at most ${MAX_RESTRICTIONS} restrictions.`);
    rule.push(found.restriction);
    place = found.end;
  }
  return rules.length === 0 ? fail('productRules have at least one rule.') : ok(rules);
}
