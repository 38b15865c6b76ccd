import { fireEvent, screen } from '@testing-library/react';

import { renderUi } from '../../testing/render-ui.tsx';
import { Gallery } from './Gallery.tsx';

const images = [1, 2, 3].map((number) => ({ fileName: `boot-${number}.jpg`, alt: `Boot, image ${number}` }));

describe('Gallery', () => {
  it('shows which image is in view', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    const slides = screen.getByRole('list', { name: 'Pictures' });
    expect(screen.getByText('Image 1 of 3')).toBeInTheDocument();
    Object.defineProperty(slides, 'scrollWidth', { value: 900 });
    fireEvent.scroll(slides, { target: { scrollLeft: 600 } });
    expect(screen.getByText('Image 3 of 3')).toBeInTheDocument();
  });

  it('links every image to its large version, without script too', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    const link = screen.getByRole('link', { name: 'Enlarge Boot, image 2' });
    expect(link.getAttribute('href')).toMatch(/width=1600.*boot-2\.jpg$/);
  });

  it('reserves the space of every image, and loads only the first one eagerly', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    const shown = screen
      .getAllByRole('img')
      .map((image) => ['width', 'height', 'loading'].map((name) => image.getAttribute(name)).join());
    expect(shown).toEqual(['800,1000,eager', '800,1000,lazy', '800,1000,lazy']);
  });
});
