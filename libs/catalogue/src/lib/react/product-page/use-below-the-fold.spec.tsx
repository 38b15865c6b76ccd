import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBelowTheFold } from './use-below-the-fold.ts';

/** A page that notes what each of its renders shows. */
const pageOf = (renders: boolean[]) =>
  function Page({ isReturn = false }: { readonly isReturn?: boolean }) {
    const isComplete = useBelowTheFold(isReturn);
    renders.push(isComplete);
    return <p>{isComplete ? 'complete' : 'first screen'}</p>;
  };

describe('useBelowTheFold', () => {
  it('renders the first screen before the rest', () => {
    const renders: boolean[] = [];
    const Page = pageOf(renders);
    const { container } = render(<Page />);
    expect(renders[0]).toBe(false);
    expect(container).toHaveTextContent('complete');
  });

  it('renders all at once for a shopper who comes back', () => {
    const renders: boolean[] = [];
    const Page = pageOf(renders);
    render(<Page isReturn />);
    expect(renders).not.toContain(false);
  });

  it('renders all at once on the server and when that is hydrated', async () => {
    const renders: boolean[] = [];
    const Page = pageOf(renders);
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    expect(container).toHaveTextContent('complete');
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(container, <Page />, { onRecoverableError }));
    expect(renders).not.toContain(false);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
