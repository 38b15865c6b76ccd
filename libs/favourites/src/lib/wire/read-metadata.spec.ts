import { parseMetadataFavourites } from './read-metadata.ts';

it.each<[unknown, readonly number[]]>([
  ['{"favorites":[1,"2",2]}', [1, 2]],
  [{ favorites: [1] }, [1]],
  ['{"favorites":{"1":true}}', []],
  ['{"shoeSize":38}', []],
  ['{', []],
  ['', []],
  ['null', []],
  [null, []],
  [7, []],
])('favourites in metadata %j', (metaData, ids) => {
  expect(parseMetadataFavourites(metaData)).toEqual(ids);
});
