import type { FavouriteList } from './favourite-list.ts';
import { mergeFavourites } from './favourite-list.ts';
import { planSync } from './sync-plan.ts';
import type { AccountList } from './sync-plan.ts';

interface Case {
  readonly list?: AccountList;
  readonly isMigrated?: boolean;
  readonly metadata?: readonly number[];
  readonly local?: FavouriteList;
}

/** Runs all steps of the plan; every request succeeds. */
function walk({
  list = { ids: [], version: null },
  isMigrated = true,
  metadata = [],
  local = { ids: [], changes: [] },
}: Case): readonly string[] {
  const steps: string[] = [];
  for (let step = planSync(); step.kind !== 'done';) {
    steps.push(step.kind === 'save-list' ? `save-list ${JSON.stringify(step.ids)} ${step.version ?? '-'}` : step.kind);
    if (step.kind === 'read-list') step = step.next(list);
    else if (step.kind === 'read-migrated') step = step.next(isMigrated);
    else if (step.kind === 'read-metadata') step = step.next(metadata);
    else if (step.kind === 'merge') step = step.next(mergeFavourites(local, step.account));
    else step = step.next();
  }
  return steps;
}

const liked = { ids: [7], changes: [{ productId: 7, liked: true, at: 1 }] };
const unliked = { ids: [], changes: [{ productId: 3, liked: false, at: 1 }] };
const list = (ids: readonly number[] | null, version: string | null = null): AccountList => ({ ids, version });

describe('planSync', () => {
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
  ])('%s [FAV-06]', (_, one, steps) => {
    expect(walk(one).join(', ')).toBe(`read-list, ${steps}`);
  });
});
