import type { ListQueryBadInput } from './bad-inputs.ts';

const label = 'x'.repeat(500);
const numbered = Array.from({ length: 200 }, (_, index) => ({ label: 'b', id: String(index) }));

/** The hostile list addresses, for this library and for the server that uses it. */
export const listQueryBadInputs: readonly ListQueryBadInput[] = [
  {
    id: 'list-query-001',
    input: '/c/sko?brands=Vagabond~12,Ecco~7',
    expected: {
      status: 200,
      filters: {
        brands: [
          { label: 'Vagabond', id: '12' },
          { label: 'Ecco', id: '7' },
        ],
      },
    },
    note: 'two brand filters',
  },
  {
    id: 'list-query-004',
    input: '/c/sko?brands=,,,',
    expected: { status: 200, filters: { brands: [] } },
    note: 'only separators = no filter, no crash',
  },
  {
    id: 'list-query-005',
    input: '/c/sko?brands=~',
    expected: { status: 200, filters: { brands: [] } },
    note: 'item with empty id dropped',
  },
  {
    id: 'list-query-007',
    input: '/c/sko?brands=Vagabond',
    expected: { status: 200, filters: { brands: [] } },
    note: 'no tilde: item dropped, page renders unfiltered, canonical link without it',
  },
  {
    id: 'list-query-010',
    input: '/c/sko?brands=R%C3%B6d%252C%20m%C3%B6rk~5',
    expected: { status: 200, filters: { brands: [{ label: 'Röd, mörk', id: '5' }] } },
    note: 'a comma inside a label must be double-encoded when written; parsed back to one item',
  },
  {
    id: 'list-query-011',
    input: '/c/sko?brands=R%C3%B6d%2C%20m%C3%B6rk~5',
    expected: { status: 200, filters: { brands: [{ label: ' mörk', id: '5' }] } },
    note: 'single-encoded comma: URLSearchParams decodes first, so it splits; left part (no tilde) dropped, right part kept, no crash',
  },
  {
    id: 'list-query-014',
    input: '/c/sko?brands=A~12&brands=B~13',
    expected: { status: 200, filters: { brands: [{ label: 'A', id: '12' }] } },
    note: 'HTTP parameter pollution: first occurrence wins on server AND client (assert same result in SSR html and after hydration)',
  },
  {
    id: 'list-query-015',
    input: '/c/sko?brands[]=A~12',
    expected: { status: 200, filters: {} },
    note: 'PHP-style array key ignored',
  },
  {
    id: 'list-query-016',
    input: '/c/sko?brands[__proto__]=A~12',
    expected: { status: 200, filters: {} },
    note: 'ignored; Object.prototype unchanged',
  },
  {
    id: 'list-query-017',
    input: '/c/sko?__proto__=A~1&constructor=B~2',
    expected: { status: 200, filters: {} },
    note: 'ignored; Object.prototype unchanged',
  },
  {
    id: 'list-query-021',
    input: '/c/sko?brands=x~1);DROP TABLE product;--',
    expected: { status: 200, filters: { brands: [] } },
    note: 'dropped',
  },
  {
    id: 'list-query-023',
    input: '/c/sko?brands=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E~12',
    expected: { status: 200, filters: { brands: [{ label: '"><img src=x onerror=alert(1)>', id: '12' }] } },
    note: 'attribute context: no element injected',
  },
  {
    id: 'list-query-025',
    input: '/c/sko?brands=x~../../etc/passwd',
    expected: { status: 200, filters: { brands: [] } },
    note: 'slash not allowed in id: dropped',
  },
  {
    id: 'list-query-026',
    input: '/c/sko?brands=x~%00',
    expected: { status: 200, filters: { brands: [] } },
    note: 'NUL in id: dropped',
  },
  {
    id: 'list-query-027',
    input: '/c/sko?brands=%E0%A4%A~12',
    expected: { status: 200, filters: { brands: [{ label: '�%A', id: '12' }] } },
    note: 'malformed percent: URLSearchParams yields U+FFFD, 200, no URIError',
  },
  {
    id: 'list-query-030',
    input: `/c/sko?brands=${label}~12`,
    expected: { status: 200, filters: { brands: [{ label: label.slice(0, 100), id: '12' }] } },
    note: 'label cut to 100 chars',
  },
  {
    id: 'list-query-031',
    input: `/c/sko?brands=${numbered.map((item) => `b~${item.id}`).join(',')}`,
    expected: { status: 200, filters: { brands: numbered.slice(0, 50) } },
    note: '200 items: capped at 50, one backend query, < 1.5 x normal TTFB',
  },
  {
    id: 'list-query-032',
    input: `/c/sko?brands=${'a~1,'.repeat(3000)}`,
    expected: { status: 414, alt: 200, filters: { brands: [{ label: 'a', id: '1' }] } },
    note: '12 KB query: 414 (or capped 200); never 500; server stays up',
  },
  {
    id: 'list-query-034',
    input: '/c/sko?page=0',
    expected: { status: 200, page: 1 },
    note: 'page 1, canonical without page',
  },
  { id: 'list-query-035', input: '/c/sko?page=-1', expected: { status: 200, page: 1 }, note: 'page 1' },
  {
    id: 'list-query-036',
    input: '/c/sko?page=1.5',
    expected: { status: 200, page: 1 },
    note: 'page 1 (no rounding surprises) ',
  },
  {
    id: 'list-query-037',
    input: '/c/sko?page=1e9',
    expected: { status: '200|404', page: 1 },
    note: '404 or empty list page, OFFSET capped, DB time < 50 ms',
  },
  { id: 'list-query-039', input: '/c/sko?page=NaN', expected: { status: 200, page: 1 }, note: 'page 1' },
  {
    id: 'list-query-041',
    input: '/c/sko?page=%D9%A1',
    expected: { status: 200, page: 1 },
    note: 'Arabic digit one: page 1 default, not parsed',
  },
  { id: 'list-query-043', input: '/c/sko?page=1%20', expected: { status: 200, page: 1 }, note: 'page 1' },
  {
    id: 'list-query-044',
    input: '/c/sko?page=2&page=3',
    expected: { status: 200, page: 2 },
    note: 'first wins, same on server and client',
  },
  {
    id: 'list-query-045',
    input: '/c/sko?sort=PRICE_ASC',
    expected: { status: 200, sort: 'PRICE_ASC' },
    note: 'known sort',
  },
  {
    id: 'list-query-046',
    input: '/c/sko?sort=price_asc',
    expected: { status: 200, sort: null },
    note: 'unknown case: default sort (product list default; RELEVANCE on /s/*)',
  },
  { id: 'list-query-047', input: '/c/sko?sort=', expected: { status: 200, sort: null }, note: 'default' },
  { id: 'list-query-049', input: '/c/sko?sort[$ne]=1', expected: { status: 200, sort: null }, note: 'ignored' },
  {
    id: 'list-query-052',
    input: '/c/sko?price=-1-~-1-',
    expected: { status: 200, filters: {} },
    note: 'invalid range ignored',
  },
  {
    id: 'list-query-053',
    input: '/c/sko?price=x~1e308-1e309',
    expected: { status: 200, filters: {} },
    note: 'ignored (not finite)',
  },
  {
    id: 'list-query-054',
    input: '/c/sko?discount=x~101-',
    expected: { status: 200, filters: {} },
    note: 'out of range ignored',
  },
  {
    id: 'list-query-058',
    input: '/s/..%2f..%2fadmin',
    expected: { status: 200, search: '../../admin' },
    note: 'treated as a search phrase, never as a path to the search service',
  },
];
