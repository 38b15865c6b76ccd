import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';

import { renderUi } from '../../testing/render-ui.tsx';
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
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{view}</I18nProvider>,
    );
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

  it.each([
    [0, true, false],
    [300, false, false],
    [600, false, true],
  ])('scrolled to %d px, disables the arrow that cannot act', (left, noWayBack, noWayOn) => {
    renderUi(view);
    scrollTo(left);
    expect(arrow('Scroll back').getAttribute('aria-disabled') === 'true').toBe(noWayBack);
    expect(arrow('Scroll on').getAttribute('aria-disabled') === 'true').toBe(noWayOn);
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
