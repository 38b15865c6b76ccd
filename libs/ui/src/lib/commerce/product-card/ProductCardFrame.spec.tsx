import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ProductCardFrame } from './ProductCardFrame.tsx';

const card = {
  href: '/p/stoevle',
  images: [
    { fileName: 'boot-1.jpg', alt: 'Black boot' },
    { fileName: 'boot-2.jpg', alt: 'Black boot from behind' },
  ],
  brand: 'Vagabond',
  title: 'Ankle boot',
  price: '899 kr.',
} as const;

describe('ProductCardFrame', () => {
  it('has one link, named by the product, and its action beside it', async () => {
    const save = jest.fn();
    const open = jest.fn();
    render(<ProductCardFrame {...card} onClick={open} action={<button onClick={save}>Save</button>} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ankle boot' })).toHaveAttribute('href', '/p/stoevle');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  const loadingOf = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));

  it('in the first view loads its first image at once, and the second one under a mouse', async () => {
    const { container } = render(<ProductCardFrame {...card} priority />);
    expect(loadingOf(container)).toEqual(['eager']);
    await userEvent.hover(screen.getByRole('article'));
    expect(loadingOf(container)).toEqual(['eager', 'lazy']);
    // It shows the same product, so screen readers pass over it.
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('has no second image for a finger', async () => {
    const { container } = render(<ProductCardFrame {...card} />);
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('article') });
    expect(loadingOf(container)).toEqual(['lazy']);
  });
});
