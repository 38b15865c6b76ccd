import { render, screen } from '@testing-library/react';

import { Image } from './Image.tsx';

const boot = { fileName: 'boot.jpg', alt: 'Black boot', sizes: '50vw', width: 400, height: 500 };

describe('Image', () => {
  it('is lazy, in a fitting size, with its space reserved [UI-07]', () => {
    render(<Image {...boot} />);
    const image = screen.getByRole('img', { name: 'Black boot' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('width', '400');
    expect(image).toHaveAttribute('height', '500');
    expect(image.getAttribute('srcset')).toContain(
      'width=720,height=900,quality=80,format=auto,fit=cover/product/boot.jpg 720w',
    );
  });

  it('loads at once and first when it has priority', () => {
    render(<Image {...boot} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
