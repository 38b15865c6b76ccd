import { fireEvent, render, screen } from '@testing-library/react';

import { Header } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';

const empty = { logo: null, nav: null, actions: null, menu: { label: 'Menu', id: 'menu' } };
const scrollTo = (position: number) => {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  fireEvent.scroll(window);
};

describe('Header', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    scrollTo(0);
  });

  it('notifies once that it leaves, and once that it is back [UI-04]', () => {
    const onHiddenChange = jest.fn();
    render(<Header {...empty} onHiddenChange={onHiddenChange} />);
    scrollTo(40);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden');
    for (const position of [200, 300, 400]) scrollTo(position);
    expect(screen.getByRole('banner')).toHaveAttribute('data-hidden');
    for (const position of [390, 380, 0]) scrollTo(position);
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden');
    expect(onHiddenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('opens the menu of a phone by the platform, without script', () => {
    render(<Header {...empty} />);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'menu');
  });
});

describe('HeaderAction', () => {
  it.each([
    [0, ''],
    [3, '3'],
    [99, '99'],
    [120, '99+'],
  ])('shows the count %d as "%s", and leaves the words to its label', (count, shown) => {
    render(<HeaderAction href="/kurv" icon="bag" label={`Bag, ${count} items`} count={count} />);
    expect(screen.getByRole('link', { name: `Bag, ${count} items` })).toHaveTextContent(
      new RegExp(`items${shown.replace('+', '\\+')}$`),
    );
  });
});
