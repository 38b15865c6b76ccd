/** A bad input and its expected outcome. */
export interface FavouritesBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  /** The spec that covers it when it is outside this library. */
  readonly provedBy?: 'commerce-backend';
}

export const favouritesBadInputs: readonly FavouritesBadInput[] = [
  { id: 'favourites-001', input: '[1,2,3]', expected: 'stored' },
  { id: 'favourites-003', input: '[1,1,"1"]', expected: '[1]' },
  { id: 'favourites-005', input: 'null', expected: 'the client treats it as []' },
  { id: 'favourites-006', input: '{}', expected: 'refused by the service; the client treats it as []' },
  { id: 'favourites-009', input: '[{"id":1}]', expected: 'the item is dropped' },
  { id: 'favourites-012', input: '1 000 000 ids', expected: '413', provedBy: 'commerce-backend' },
  {
    id: 'favourites-013',
    input: 'lists nested 100 000 deep',
    expected: 'no overflow: shape is looked at before any recursion',
  },
  { id: 'favourites-016', input: 'GET without token', expected: '401', provedBy: 'commerce-backend' },
  { id: 'favourites-017', input: 'userId ../admin and the like', expected: '400 or 404', provedBy: 'commerce-backend' },
  { id: 'favourites-018', input: 'two tabs toggle different products while offline', expected: 'both survive' },
  {
    id: 'favourites-020',
    input: 'server list 990, local 30 distinct',
    expected: '1000 kept, server order first, 20 dropped and reported once',
  },
  { id: 'favourites-021', input: 'POST of the merged list answers 500', expected: 'local list kept, flag not posted' },
  {
    id: 'favourites-022',
    input: 'crash between the two posts',
    expected: 'the next run merges again without duplicates',
  },
  { id: 'favourites-023', input: '{', expected: 'an unreadable store is an empty list' },
  { id: 'favourites-024', input: 'storage full or forbidden', expected: 'works in memory' },
  { id: 'favourites-026', input: 'favoritesLastUpdated in the year 2099', expected: 'the sync still happens' },
];
