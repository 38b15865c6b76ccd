import { act, render, screen } from '@testing-library/react';

import { LoadingIndicator } from './LoadingIndicator.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('status');

const start = (delayMs = 1000) => {
  const element = (active: boolean) => <LoadingIndicator active={active} delayMs={delayMs} label="One moment" />;
  const { rerender } = render(element(true));
  return (active: boolean) => rerender(element(active));
};

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
    start(250);
    pass(299);
    expect(region()).toBeEmptyDOMElement();
    pass(1);
    expect(region()).toHaveTextContent('One moment');
  });

  it('never starts when it is ended before, and counts anew after an end [UI-03]', () => {
    const load = start();
    pass(500);
    load(false);
    pass(2000);
    expect(region()).toBeEmptyDOMElement();
    load(true);
    pass(999);
    expect(region()).toBeEmptyDOMElement();
    pass(1);
    expect(region()).toHaveTextContent('One moment');
  });

  it('stays for 200 ms when the fetch ends right after it has started [API-10]', () => {
    const load = start();
    pass(1000);
    load(false);
    pass(199);
    expect(region()).toHaveTextContent('One moment');
    pass(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it('goes on when the next fetch starts meanwhile [API-10]', () => {
    const load = start();
    pass(1000);
    load(false);
    pass(100);
    load(true);
    pass(300);
    expect(region()).toHaveTextContent('One moment');
    load(false);
    expect(region()).toBeEmptyDOMElement();
  });
});
