import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

const DEFAULT_COUNT = 100;
const MAX_COUNT = 500;
const WHOLE = /^\d{1,6}$/;

/** Which part of a list is requested. */
export interface PageQuery {
  readonly offset: number;
  readonly count: number;
}

/** Reads `offset` and `count` of an address. */
export function readPageQuery(query: Readonly<Record<string, unknown>>): Result<{ readonly field: string }, PageQuery> {
  const { offset = '0', count = String(DEFAULT_COUNT) } = query;
  if (typeof offset !== 'string' || !WHOLE.test(offset)) return fail({ field: 'offset' });
  if (typeof count !== 'string' || !WHOLE.test(count) || Number(count) < 1 || Number(count) > MAX_COUNT)
    return fail({ field: 'count' });
  return ok({ offset: Number(offset), count: Number(count) });
}

/** One page of a list, as the service sends it. */
export function pageOf<Item>(all: readonly Item[], { offset, count }: PageQuery) {
  const items = all.slice(offset, offset + count);
  return { count: items.length, offset, totalCount: all.length, items };
}
