import { Link } from '@lyng/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { watchLinksInView } from './links-in-view.ts';
import { RouterNavigationProvider } from './RouterNavigationProvider.tsx';

/** A viewport into which links are scrolled by name. */
function openViewport() {
  let seen: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void = () =>
    undefined;
  const observed = new Set<Element>();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(listener: typeof seen) {
        seen = listener;
      }
      readonly observe = (link: Element) => void observed.add(link);
      readonly unobserve = (link: Element) => void observed.delete(link);
      readonly disconnect = () => observed.clear();
    },
  });
  return {
    observed: () => [...observed].map(({ textContent }) => textContent),
    scrollTo: (name: string, isIntersecting = true) =>
      seen([{ isIntersecting, target: screen.getByRole('link', { name }) }]),
  };
}

const Links = ({ names }: { readonly names: readonly string[] }) => (
  <MemoryRouter>
    <RouterNavigationProvider>
      <Link href="/cart">Cart</Link>
      {names.map((name) => (
        <Link key={name} href={`/p/${name}`} prefetchInView>
          {name}
        </Link>
      ))}
    </RouterNavigationProvider>
  </MemoryRouter>
);

describe('links whose pages are loaded ahead in view', () => {
  it('are the ones with that prop, before and after the watch starts', () => {
    const { observed } = openViewport();
    const { rerender } = render(<Links names={['one']} />);
    watchLinksInView(() => undefined);
    expect(observed()).toEqual(['one']);
    rerender(<Links names={['one', 'two']} />);
    expect(observed()).toEqual(['one', 'two']);
    rerender(<Links names={['two']} />);
    expect(observed()).toEqual(['two']);
  });

  it('are loaded when they come into view, once for each address', () => {
    const { scrollTo } = openViewport();
    const loaded: string[] = [];
    render(<Links names={['one']} />);
    watchLinksInView(({ pathname }) => loaded.push(pathname));
    scrollTo('one', false);
    expect(loaded).toEqual([]);
    scrollTo('one');
    scrollTo('one');
    expect(loaded).toEqual(['/p/one']);
    screen.getByRole('link', { name: 'one' }).setAttribute('href', '/p/three');
    scrollTo('one');
    expect(loaded).toEqual(['/p/one', '/p/three']);
  });
});
