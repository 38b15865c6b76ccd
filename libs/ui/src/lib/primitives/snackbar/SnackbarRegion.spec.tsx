import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { Dialog } from '../dialog/dialogs.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { SnackbarRegion } from './SnackbarRegion.tsx';

const Page = () => {
  const action = { label: 'Show bag', href: '/kurv' };
  const [snackbars, setSnackbars] = useState([
    { id: 'added', message: 'Added to your bag', tone: 'success' as const, action },
  ]);
  return (
    <SnackbarRegion
      snackbars={snackbars}
      onDismiss={(id) => setSnackbars((all) => all.filter((snackbar) => snackbar.id !== id))}
    />
  );
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const snackbar = () => screen.queryByText('Added to your bag');

describe('SnackbarRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps a persistent snackbar until it is closed [SHOP-3]', () => {
    const onDismiss = jest.fn();
    const snackbars = [{ id: 'offline', message: 'Added to your bag', persistent: true }];
    renderUi(<SnackbarRegion snackbars={snackbars} onDismiss={onDismiss} />);
    pass(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledWith('offline');
  });

  it.each([
    [{}, 'top-right'],
    [{ placement: 'bottom' }, 'bottom'],
  ] as const)('placed with %j is shown %s [UI-01]', (placed, shown) => {
    const snackbars = [{ id: 'added', message: 'Added to your bag', ...placed }];
    renderUi(<SnackbarRegion snackbars={snackbars} onDismiss={() => undefined} />);
    expect(snackbar()?.closest('[data-placement]')).toHaveAttribute('data-placement', shown);
  });

  it('shows no more than three at once; each for its full time [UI-01]', () => {
    const Crowd = () => {
      const [snackbars, setSnackbars] = useState(['one', 'two', 'three', 'four'].map((id) => ({ id, message: id })));
      return (
        <SnackbarRegion
          snackbars={snackbars}
          onDismiss={(gone) => setSnackbars((all) => all.filter(({ id }) => id !== gone))}
        />
      );
    };
    renderUi(<Crowd />);
    expect(screen.getByRole('status')).toHaveTextContent(/^onetwothree$/);
    pass(5000);
    expect(screen.getByRole('status')).toHaveTextContent(/^four$/);
    pass(4999);
    expect(screen.getByRole('status')).toHaveTextContent(/^four$/);
    pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('undoes at most once, and is gone then [IDEA-16]', () => {
    const onPress = jest.fn();
    const Undoable = () => {
      const [shown, setShown] = useState(true);
      return (
        <SnackbarRegion
          snackbars={shown ? [{ id: '1', message: 'Removed', action: { label: 'Undo', onPress } }] : []}
          onDismiss={() => setShown(false)}
        />
      );
    };
    renderUi(<Undoable />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it('moves into the topmost open dialog, outside of which all is inert, and keeps its timer [UI-01]', () => {
    const Dialogs = ({ open }: { readonly open: number }) => (
      <>
        <Page />
        {['Bag', 'Question'].map((title, index) => (
          <Dialog key={title} open={open > index} title={title} onClose={() => undefined}>
            Text
          </Dialog>
        ))}
      </>
    );
    const { rerender } = renderUi(<Dialogs open={0} />);
    expect(snackbar()?.closest('dialog')).toBeNull();
    pass(2000);
    rerender(<Dialogs open={1} />);
    expect(screen.getByRole('dialog', { name: 'Bag' })).toContainElement(snackbar());
    rerender(<Dialogs open={2} />);
    expect(screen.getByRole('dialog', { name: 'Question' })).toContainElement(snackbar());
    rerender(<Dialogs open={0} />);
    expect(snackbar()?.closest('dialog')).toBeNull();
    pass(2999);
    expect(snackbar()).toBeInTheDocument();
    pass(1);
    expect(snackbar()).not.toBeInTheDocument();
  });

  it('is announced politely from a region that is there before its first message [UI-01]', () => {
    renderUi(<SnackbarRegion snackbars={[]} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['the pointer', () => snackbar(), fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', () => screen.queryByRole('link', { name: 'Show bag' }), fireEvent.focus, fireEvent.blur],
  ] as const)('pauses the timer while %s is in it [UI-01]', (_name, target, enter, leave) => {
    renderUi(<Page />);
    pass(3000);
    const element = target()?.closest('[data-tone]') ?? null;
    if (!element) throw new Error('The snackbar is not there.');
    enter(element);
    pass(60_000);
    expect(snackbar()).toBeInTheDocument();
    leave(element);
    pass(1999);
    expect(snackbar()).toBeInTheDocument();
    pass(1);
    expect(snackbar()).not.toBeInTheDocument();
  });
});
