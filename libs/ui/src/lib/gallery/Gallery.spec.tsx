import { fireEvent, screen } from '@testing-library/react';

import { renderUi } from '../testing/render-ui.tsx';
import { Gallery } from './Gallery.tsx';

const images = [1, 2, 3].map((number) => ({ fileName: `boot-${number}.jpg`, alt: `Boot, picture ${number}` }));

describe('Gallery', () => {
  it('says which picture is in view', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    const slides = screen.getByRole('list', { name: 'Pictures' });
    expect(screen.getByText('Picture 1 of 3')).toBeInTheDocument();
    Object.defineProperty(slides, 'clientWidth', { value: 390 });
    fireEvent.scroll(slides, { target: { scrollLeft: 780 } });
    expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument();
  });

  it('leads from every picture to its large self, without script too', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    const link = screen.getByRole('link', { name: 'Enlarge Boot, picture 2' });
    expect(link.getAttribute('href')).toMatch(/width=1600.*boot-2\.jpg$/);
  });

  it('reserves the room of every picture', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    screen.getAllByRole('img').forEach((image) => {
      expect(image).toHaveAttribute('width', '800');
      expect(image).toHaveAttribute('height', '1000');
    });
  });

  it('loads only the first picture at once', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  });
});
