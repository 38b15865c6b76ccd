import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderUi } from '../testing/render-ui.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastRegionProps } from './ToastRegion.tsx';

const Page = (props: Partial<ToastRegionProps>) => {
  const [toasts, setToasts] = useState([{ id: 'added', message: 'Added to your bag', tone: 'success' as const, action: <a href="/kurv">Show bag</a> }]);
  return <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} {...props} />;
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

  it.each([
    [undefined, 'top-right'],
    ['bottom', 'bottom'],
  ] as const)('placed at %s is shown %s [UI-01]', (placement, shown) => {
    renderUi(<Page {...(placement && { placement })} />);
    expect(screen.getByRole('status')).toHaveAttribute('data-placement', shown);
  });

  it('is announced politely from a region that is there before its first message', () => {
    renderUi(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['the pointer', () => toast(), fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', () => screen.queryByRole('link', { name: 'Show bag' }), fireEvent.focus, fireEvent.blur],
  ] as const)('lets the time stand still while %s is in it', (_name, target, enter, leave) => {
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
