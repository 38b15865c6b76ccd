import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi } from '../../testing/render-ui.tsx';
import { Rating } from './Rating.tsx';
import { RatingField } from './RatingField.tsx';

const spoken = (container: HTMLElement) =>
  [...container.querySelectorAll('.hidden')].map((element) => element.textContent);

describe('Rating', () => {
  it.each([
    [{ count: 128 }, '4.3 of 5 stars, 128 reviews'],
    [{ count: 1 }, '4.3 of 5 stars, 1 review'],
    [{}, '4.3 of 5 stars'],
  ])('with %j reads %s', (props, words) => {
    const { container } = renderUi(<Rating value={4.3} shownValue="4.3" {...props} />);
    expect(spoken(container)).toEqual([words]);
  });

  it('shows the average to the eye only', () => {
    renderUi(<Rating value={4.3} shownValue="4,3" count={128} />);
    expect(screen.getByText('(128)').closest('[aria-hidden]')).toHaveTextContent('4,3 (128)');
  });

  it.each([
    [4.3, 90],
    [4.2, 80],
    [4.75, 100],
    [0, 0],
    [0.2, 0],
    [6, 100],
    [-1, 0],
  ])('of %d fills %d %% of the stars', (value, percent) => {
    const { container } = renderUi(<Rating value={value} shownValue={String(value)} />);
    expect(container.querySelector('.stars')).toHaveStyle({ backgroundSize: `${percent}% 100%` });
  });
});

describe('RatingField', () => {
  it('keeps its own state in a form that is posted', async () => {
    renderUi(
      <form aria-label="Review">
        <RatingField legend="Your rating" name="rating" required />
      </form>,
    );
    expect(screen.getByRole('form')).toBeInvalid();
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    expect(screen.getByRole('form')).toHaveFormValues({ rating: '1' });
  });

  it('is named by its legend and described by its error', () => {
    renderUi(<RatingField legend="Your rating" name="rating" error="Choose" />);
    const field = screen.getByRole('group', { name: 'Your rating' });
    expect(field).toHaveAccessibleDescription('Choose');
  });
});
