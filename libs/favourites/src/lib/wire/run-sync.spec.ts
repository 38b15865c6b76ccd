import { ok } from '@lyng/model';
import { mergeFavourites } from '../core/favourite-list.ts';
import type { FavouriteList } from '../core/favourite-list.ts';
import type { AccountList } from './favourites-service.ts';
import { runSync } from './run-sync.ts';

interface Case {
  readonly list?: AccountList;
  readonly isMigrated?: boolean;
  readonly metadata?: readonly number[];
  readonly local?: FavouriteList;
}

/** The steps of a run in which every request succeeds. */
async function stepsOf({
  list = { ids: [], version: null },
  isMigrated = true,
  metadata = [],
  local = { ids: [], changes: [] },
}: Case): Promise<readonly string[]> {
  const steps: string[] = [];
  const log = <Value>(step: string, value: Value): Value => {
    steps.push(step);
    return value;
  };
  const target = {
    userId: 'ada',
    service: {
      readList: async () => log('read-list', ok(list)),
      readMigrated: async () => log('read-migrated', ok(isMigrated)),
      saveList: async (_user: string, ids: readonly number[], version: string | null) =>
        log(`save-list ${JSON.stringify(ids)} ${version ?? '-'}`, ok(undefined)),
      saveMigrated: async () => log('save-migrated', ok(undefined)),
      share: async () => ok(null),
    },
    readMetadata: async () => log('read-metadata', { favorites: metadata }),
    merge: (account: readonly number[] | null) => log('merge', mergeFavourites(local, account)),
    settle: () => log('settle', undefined),
  };
  expect(await runSync(target, 1)).toEqual(ok(undefined));
  return steps;
}

const liked = { ids: [7], changes: [{ productId: 7, liked: true, at: 1 }] };
const unliked = { ids: [], changes: [{ productId: 3, liked: false, at: 1 }] };
const list = (ids: readonly number[] | null, version: string | null = null): AccountList => ({ ids, version });

describe('runSync', () => {
  it.each<[string, Case, string]>([
    ['a list with something new here', { list: list([3], '"1"'), local: liked }, 'merge, save-list [3,7] "1", settle'],
    ['an empty list that was migrated', { local: liked }, 'read-migrated, read-list, merge, save-list [7] -, settle'],
    [
      'an empty list, not migrated, nothing to migrate',
      { isMigrated: false, local: liked },
      'read-migrated, read-metadata, merge, save-list [7] -, settle',
    ],
    [
      'an empty list with favourites in the old metadata',
      { isMigrated: false, metadata: [3], local: liked },
      'read-migrated, read-metadata, merge, save-list [3,7] -, settle, save-migrated',
    ],
    ['no list at all', { list: list(null), local: liked }, 'read-migrated, read-list, merge, save-list [7] -, settle'],
    ['nothing new', { list: list([3]), local: { ids: [3], changes: [] } }, 'merge, settle'],
    [
      'a list whose last heart was taken off',
      { list: list([3]), local: unliked },
      'merge, save-migrated, save-list [] -, settle',
    ],
    [
      'old metadata whose last heart was taken off here',
      { isMigrated: false, metadata: [3], local: unliked },
      'read-migrated, read-metadata, merge, save-migrated, save-list [] -, settle',
    ],
  ])('%s [FAV-06]', async (_, one, steps) => {
    expect((await stepsOf(one)).join(', ')).toBe(`read-list, ${steps}`);
  });
});
