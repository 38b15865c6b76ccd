import { listQueryBadInputs } from '../../testing/list-query-bad-inputs.ts';
import { makeSite } from '../../testing/make-site.ts';
import { matchPath } from '../match-path.ts';
import { parseListQuery } from './parse-list-query.ts';
import { printListQuery } from './print-list-query.ts';

// The table names an emptied filter as an empty list; the query leaves it out.
const withoutEmpty = (filters: object): object =>
  Object.fromEntries(Object.entries(filters).filter(([, items]) => !Array.isArray(items) || items.length > 0));

describe('hostile list queries', () => {
  it.each(listQueryBadInputs.map((row) => [row.id, row.note, row] as const))(
    '%s: %s [ROUTE-23]',
    (_id, _note, { input, expected }) => {
      const [path = '', search = ''] = input.split('?', 2);
      expect(matchPath(path, makeSite())).toMatchObject(
        expected.search === undefined
          ? { kind: 'screen', screen: 'category', params: { category: 'sko' } }
          : { kind: 'screen', screen: 'search-results', params: { search: expected.search } },
      );

      const query = parseListQuery(search);
      if (expected.filters) expect(query.filters).toEqual(withoutEmpty(expected.filters));
      if (expected.page !== undefined) expect(query.page).toBe(expected.page);
      if (expected.sort !== undefined) expect(query.sort ?? null).toBe(expected.sort);
      expect(parseListQuery(printListQuery(query))).toEqual(query);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});
