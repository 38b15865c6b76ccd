import { stacksOf } from './snackbar-message.ts';
import type { SnackbarMessage, SnackbarPlacement } from './snackbar-message.ts';

const snackbars = (
  ...list: readonly (readonly [id: string, placement?: SnackbarPlacement])[]
): readonly SnackbarMessage[] => list.map(([id, placement]) => ({ id, message: id, ...(placement && { placement }) }));

describe('stacksOf', () => {
  it.each<[string, readonly SnackbarMessage[], readonly (readonly [SnackbarPlacement, readonly string[]])[]]>([
    ['nothing', [], []],
    ['one', snackbars(['a']), [['top-right', ['a']]]],
    ['as many as there may be', snackbars(['a'], ['b'], ['c']), [['top-right', ['a', 'b', 'c']]]],
    ['more than there may be: the last waits', snackbars(['a'], ['b'], ['c'], ['d']), [['top-right', ['a', 'b', 'c']]]],
    [
      'several places',
      snackbars(['a'], ['b', 'bottom'], ['c']),
      [
        ['top-right', ['a', 'c']],
        ['bottom', ['b']],
      ],
    ],
    [
      'a place of its own that waits',
      snackbars(['a'], ['b'], ['c'], ['d', 'bottom']),
      [['top-right', ['a', 'b', 'c']]],
    ],
  ])('shows %s [UI-01]', (_name, list, expected) => {
    expect(stacksOf(list).map(({ placement, snackbars: shown }) => [placement, shown.map(({ id }) => id)])).toEqual(
      expected,
    );
  });
});
