import { act, render, screen } from '@testing-library/react';

import { tokens } from '../../tokens/tokens.ts';
import { PageLoadBar } from './PageLoadBar.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' });
const phase = () => bar()?.querySelector<HTMLElement>('[data-phase]')?.dataset['phase'];

const start = () => {
  const { rerender } = render(<PageLoadBar active label="Loading page" />);
  return (props: { readonly active: boolean; readonly failed?: boolean }) =>
    rerender(<PageLoadBar {...props} label="Loading page" />);
};

describe('PageLoadBar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('appears 200 ms after the start and goes 500 ms after the end [UI-02]', () => {
    const load = start();
    pass(199);
    expect(bar()).not.toBeInTheDocument();
    pass(1);
    expect(phase()).toBe('running');
    load({ active: false });
    pass(499);
    expect(phase()).toBe('finished');
    pass(1);
    expect(bar()).not.toBeInTheDocument();
  });

  it('is never seen for a quick load [UI-02]', () => {
    const load = start();
    pass(150);
    load({ active: false });
    expect(bar()).not.toBeInTheDocument();
    pass(200);
    expect(bar()).not.toBeInTheDocument();
  });

  it('is marked as failed at once, and goes 500 ms later [UI-02]', () => {
    const load = start();
    pass(100);
    load({ active: false, failed: true });
    expect(phase()).toBe('failed');
    pass(499);
    expect(phase()).toBe('failed');
    pass(1);
    expect(bar()).not.toBeInTheDocument();
  });

  it('starts anew while the last one is still leaving [UI-02]', () => {
    const load = start();
    pass(200);
    load({ active: false });
    pass(100);
    load({ active: true });
    expect(bar()).not.toBeInTheDocument();
    pass(200);
    expect(phase()).toBe('running');
  });

  it('knows no end without a start [UI-02]', () => {
    render(<PageLoadBar active={false} failed label="Loading page" />);
    expect(bar()).not.toBeInTheDocument();
  });

  it('is 5 px high [UI-02]', () => {
    expect(tokens.size['load-bar']).toBe('5px');
  });
});
