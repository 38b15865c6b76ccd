import { routePatterns } from './route-patterns.ts';
import type { ScreenName } from './route-table.ts';

describe('routePatterns', () => {
  it.each<[ScreenName, readonly string[]]>([
    ['home', ['/']],
    ['product', ['p/:alias', 'p/:any1/:alias', 'p/:any1/:any2/:alias', 'product/:alias?']],
    ['category', ['c/:category', 'c/:any1/:category']],
    ['brand', ['b/*']],
    ['list', ['l/*', 'list/:list?']],
    ['content', [':alias', 'content/:alias?']],
    ['brands', ['märken']],
    ['member', ['lyng-member']],
  ])('%s is %j', (screen, patterns) => {
    expect(routePatterns(screen, { language: 'sv', slug: 'lyng' })).toEqual(patterns);
  });
});
