import { act, render, screen } from '@testing-library/react';

import { LoadingIndicator } from './LoadingIndicator.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('status');

describe('LoadingIndicator', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is announced after 1000 ms, by a region that was there before, and ends on request [UI-03]', () => {
    const { rerender } = render(<LoadingIndicator active label="One moment" />);
    expect(region()).toBeEmptyDOMElement();
    pass(999);
    expect(region()).toBeEmptyDOMElement();
    pass(1);
    expect(region()).toHaveTextContent('One moment');
    pass(200);
    rerender(<LoadingIndicator active={false} label="One moment" />);
    expect(region()).toBeEmptyDOMElement();
  });

  it('checks every 100 ms whether its own delay is over [UI-03]', () => {
    render(<LoadingIndicator active delayMs={250} label="One moment" />);
    pass(299);
    expect(region()).toBeEmptyDOMElement();
    pass(1);
    expect(region()).toHaveTextContent('One moment');
  });
});
