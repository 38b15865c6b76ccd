import { stacksOf } from './toast-message.ts';
import type { ToastMessage, ToastPlacement } from './toast-message.ts';

const toasts = (...list: readonly (readonly [id: string, placement?: ToastPlacement])[]): readonly ToastMessage[] =>
  list.map(([id, placement]) => ({ id, message: id, ...(placement && { placement }) }));

describe('stacksOf', () => {
  it.each<[string, readonly ToastMessage[], readonly (readonly [ToastPlacement, readonly string[]])[]]>([
    ['nothing', [], []],
    ['one', toasts(['a']), [['top-right', ['a']]]],
    ['as many as there may be', toasts(['a'], ['b'], ['c']), [['top-right', ['a', 'b', 'c']]]],
    ['more than there may be: the last waits', toasts(['a'], ['b'], ['c'], ['d']), [['top-right', ['a', 'b', 'c']]]],
    [
      'several places',
      toasts(['a'], ['b', 'bottom'], ['c']),
      [
        ['top-right', ['a', 'c']],
        ['bottom', ['b']],
      ],
    ],
    ['a place of its own that waits', toasts(['a'], ['b'], ['c'], ['d', 'bottom']), [['top-right', ['a', 'b', 'c']]]],
  ])('shows %s [UI-01]', (_name, list, expected) => {
    expect(
      stacksOf(list, 3, 'top-right').map(({ placement, toasts: shown }) => [placement, shown.map(({ id }) => id)]),
    ).toEqual(expected);
  });
});
