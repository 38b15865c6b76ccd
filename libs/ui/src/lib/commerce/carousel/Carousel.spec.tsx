import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi, serverPage } from '../../testing/render-ui.tsx';
import { Carousel } from './Carousel.tsx';

const cards = [1, 2, 3, 4, 5, 6].map((number) => (
  <a key={number} href={`#${number}`}>
    Boot {number}
  </a>
));
const view = <Carousel label="Others bought">{cards}</Carousel>;

/** jsdom has no layout: a row of 1000 px seen through 400 px, scrolled to `left` px. */
const scrollTo = (left: number) => {
  const row = screen.getByRole('list');
  Object.defineProperties(row, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: 1000, configurable: true },
  });
  fireEvent.scroll(row, { target: { scrollLeft: left } });
  return row;
};
const arrow = (name: string) => screen.getByRole('button', { name });

describe('Carousel', () => {
  it('is a named list of its cards, without arrows until they can act', () => {
    const page = serverPage(view);
    expect(within(page).getAllByRole('listitem')).toHaveLength(6);
    expect(within(page).queryByRole('button')).not.toBeInTheDocument();
    expect(within(page).getByRole('group', { name: 'Others bought' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
  });

  it('has no arrows when everything is in view', () => {
    renderUi(view);
    fireEvent.scroll(screen.getByRole('list'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('turns by nearly a view, and not beyond its ends', async () => {
    renderUi(view);
    const row = scrollTo(0);
    const scrollBy = jest.fn();
    Object.assign(row, { scrollBy });
    await userEvent.click(arrow('Scroll back'));
    await userEvent.click(arrow('Scroll on'));
    expect(scrollBy.mock.calls).toEqual([[{ left: 360 }]]);
  });
});
