import { act, render, screen } from '@testing-library/react';

import { PageLoadBar } from './PageLoadBar.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading page' });

describe('PageLoadBar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('appears 200 ms after the start and goes 500 ms after the end [UI-02]', () => {
    const { rerender } = render(<PageLoadBar active label="Loading page" />);
    pass(199);
    expect(bar()).not.toBeInTheDocument();
    pass(1);
    expect(bar()).toBeInTheDocument();
    rerender(<PageLoadBar active={false} label="Loading page" />);
    pass(499);
    expect(bar()).toBeInTheDocument();
    pass(1);
    expect(bar()).not.toBeInTheDocument();
  });
});
