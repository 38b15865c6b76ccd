import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { Dialog } from '../dialog/Dialog.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastRegionProps } from './ToastRegion.tsx';

const Page = (props: Partial<ToastRegionProps>) => {
  const [toasts, setToasts] = useState([
    {
      id: 'added',
      message: 'Added to your bag',
      tone: 'success' as const,
      action: { label: 'Show bag', href: '/kurv' },
    },
  ]);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      {...props}
    />
  );
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toast = () => screen.queryByText('Added to your bag');

describe('ToastRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('hides a toast after 5 s [UI-01]', () => {
    renderUi(<Page />);
    pass(4999);
    expect(toast()).toBeInTheDocument();
    pass(1);
    expect(toast()).not.toBeInTheDocument();
  });

  it('keeps a persistent toast until it is closed [SHOP-3]', () => {
    const onDismiss = jest.fn();
    const toasts = [{ id: 'offline', message: 'Added to your bag', persistent: true }];
    renderUi(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
    pass(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledWith('offline');
  });

  it.each([
    [undefined, undefined, 'top-right'],
    ['bottom', undefined, 'bottom'],
    ['bottom', 'top-left', 'top-left'],
  ] as const)('placed at %s and by itself at %s is shown %s [UI-01]', (placement, own, shown) => {
    renderUi(
      <ToastRegion
        toasts={[{ id: '1', message: 'Saved', ...(own && { placement: own }) }]}
        onDismiss={() => undefined}
        {...(placement && { placement })}
      />,
    );
    expect(screen.getByText('Saved').closest('[data-placement]')).toHaveAttribute('data-placement', shown);
  });

  it('shows no more than three at once; each has its whole time [UI-01]', () => {
    const Crowd = () => {
      const [toasts, setToasts] = useState(['one', 'two', 'three', 'four'].map((id) => ({ id, message: id })));
      return (
        <ToastRegion toasts={toasts} onDismiss={(gone) => setToasts((all) => all.filter(({ id }) => id !== gone))} />
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
        <ToastRegion
          toasts={shown ? [{ id: '1', message: 'Removed', action: { label: 'Undo', onPress } }] : []}
          onDismiss={() => setShown(false)}
        />
      );
    };
    renderUi(<Undoable />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it('goes into the topmost open dialog, outside of which all is inert, and keeps its time on the way [UI-01]', () => {
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
    expect(toast()?.closest('dialog')).toBeNull();
    pass(2000);
    rerender(<Dialogs open={1} />);
    expect(screen.getByRole('dialog', { name: 'Bag' })).toContainElement(toast());
    rerender(<Dialogs open={2} />);
    expect(screen.getByRole('dialog', { name: 'Question' })).toContainElement(toast());
    rerender(<Dialogs open={0} />);
    expect(toast()?.closest('dialog')).toBeNull();
    pass(2999);
    expect(toast()).toBeInTheDocument();
    pass(1);
    expect(toast()).not.toBeInTheDocument();
  });

  it('is announced politely from a region that is there before its first message [UI-01]', () => {
    renderUi(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['the pointer', () => toast(), fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', () => screen.queryByRole('link', { name: 'Show bag' }), fireEvent.focus, fireEvent.blur],
  ] as const)('lets the time stand still while %s is in it [UI-01]', (_name, target, enter, leave) => {
    renderUi(<Page />);
    pass(3000);
    const element = target()?.closest('[data-tone]') ?? null;
    if (!element) throw new Error('The toast is not there.');
    enter(element);
    pass(60_000);
    expect(toast()).toBeInTheDocument();
    leave(element);
    pass(1999);
    expect(toast()).toBeInTheDocument();
    pass(1);
    expect(toast()).not.toBeInTheDocument();
  });

  it('is closed by its button', () => {
    renderUi(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toast()).not.toBeInTheDocument();
  });
});
