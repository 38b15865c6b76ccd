import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { OnceHydrated } from './OnceHydrated.tsx';

describe('OnceHydrated', () => {
  it('runs once however often React renders', () => {
    const run = jest.fn();
    const { rerender } = render(
      <StrictMode>
        <OnceHydrated run={run}>{null}</OnceHydrated>
      </StrictMode>,
    );
    rerender(
      <StrictMode>
        <OnceHydrated run={() => run()}>{null}</OnceHydrated>
      </StrictMode>,
    );
    expect(run).toHaveBeenCalledTimes(1);
  });
});
