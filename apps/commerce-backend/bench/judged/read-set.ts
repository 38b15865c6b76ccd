import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, languages, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { readJsonLines } from '@lyng/catalogue-import';
import type { SetProduct, SetQuery, EvaluationSet, QueryLanguage } from './evaluation-set.ts';
import { parseProduct } from './parse-product.ts';
import { parseSettings } from './parse-settings.ts';
import { parseTable, problemAt } from './parse-table.ts';
import type { Problem } from './parse-table.ts';

const PRODUCTS = 'products.jsonl';
const QUERIES = 'queries.tsv';
const JUDGEMENTS = 'judgements.tsv';
const SETTINGS = 'set.json';

const queryLanguages: readonly QueryLanguage[] = [...languages, 'en'];

async function readProducts(folder: string, problems: Problem[]): Promise<ReadonlyMap<string, SetProduct>> {
  const products = new Map<string, SetProduct>();
  for await (const line of readJsonLines(join(folder, PRODUCTS))) {
    const parsed = line.ok ? parseProduct(line.value) : fail(line.reason);
    if (!parsed.ok) problems.push(problemAt(PRODUCTS, line.row, parsed.error));
    else if (products.has(parsed.value.id))
      problems.push(problemAt(PRODUCTS, line.row, `the id "${parsed.value.id}" is that of an earlier product`));
    else products.set(parsed.value.id, parsed.value);
  }
  return products;
}

async function readQueries(folder: string, problems: Problem[]): Promise<ReadonlyMap<string, SetQuery>> {
  const table = parseTable(QUERIES, await readFile(join(folder, QUERIES), 'utf8'), ['id', 'language', 'sort', 'text']);
  problems.push(...table.problems);
  const queries = new Map<string, SetQuery>();
  for (const { row, values } of table.rows) {
    const [id = '', written = '', sort = '', text = ''] = values;
    const language = queryLanguages.find((each) => each === written);
    if (language === undefined)
      problems.push(problemAt(QUERIES, row, `the language "${written}" is none of ${queryLanguages.join(', ')}`));
    else if (queries.has(id)) problems.push(problemAt(QUERIES, row, `the id "${id}" is that of an earlier query`));
    else queries.set(id, { id, language, sort, text });
  }
  return queries;
}

interface Known {
  readonly products: ReadonlyMap<string, SetProduct>;
  readonly queries: ReadonlyMap<string, SetQuery>;
}

async function readJudgements(
  folder: string,
  { products, queries }: Known,
  problems: Problem[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const table = parseTable(JUDGEMENTS, await readFile(join(folder, JUDGEMENTS), 'utf8'), ['query', 'product', 'gain']);
  problems.push(...table.problems);
  const judgements = new Map<string, Map<string, number>>();
  for (const { row, values } of table.rows) {
    const [query = '', product = '', written = ''] = values;
    const gain = Number(written);
    const gains = judgements.get(query) ?? new Map<string, number>();
    const reject = (reason: string) => problems.push(problemAt(JUDGEMENTS, row, reason));
    if (!queries.has(query)) reject(`${QUERIES} has no query "${query}"`);
    else if (!products.has(product)) reject(`${PRODUCTS} has no product "${product}"`);
    else if (!Number.isFinite(gain) || gain < 0) reject(`the gain "${written}" is not a number from 0`);
    else if (gains.has(product)) reject(`the product "${product}" is judged twice for the query "${query}"`);
    else judgements.set(query, gains.set(product, gain));
  }
  return judgements;
}

/** The paths of files that a folder must have are part of the reason when one is missing. */
const missingFile = (error: unknown): Problem | undefined =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' ? error.message : undefined;

/**
 * Reads a folder of products.jsonl, queries.tsv, judgements.tsv and set.json, or names every line that cannot be read:
 * figures of half a set would be wrong without a word.
 */
export async function readSet(folder: string): Promise<Result<readonly Problem[], EvaluationSet>> {
  const problems: Problem[] = [];
  try {
    const settings = parseSettings(await readFile(join(folder, SETTINGS), 'utf8'));
    const products = await readProducts(folder, problems);
    const queries = await readQueries(folder, problems);
    const judgements = await readJudgements(folder, { products, queries }, problems);
    if (products.size === 0) problems.push(`${PRODUCTS} has no product`);
    if (queries.size === 0) problems.push(`${QUERIES} has no query`);
    if (!settings.ok) return fail([`${SETTINGS}: ${settings.error}`, ...problems]);
    if (problems.length > 0) return fail(problems);
    const gains = [...judgements.values()].flatMap((each) => [...each.values()]);
    const { successGain = gains.reduce((most, gain) => Math.max(most, gain), 0), ...rest } = settings.value;
    return ok({ ...rest, successGain, products: [...products.values()], queries: [...queries.values()], judgements });
  } catch (error) {
    const missing = missingFile(error);
    if (missing === undefined) throw error;
    return fail([missing]);
  }
}
