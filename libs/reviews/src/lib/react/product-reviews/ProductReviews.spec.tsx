import { TestProviders } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { maxLengths } from '../../core/review-values.ts';
import { makeReviewPage } from '../../testing/make-reviews.ts';
import { RatingLink } from '../rating-link/RatingLink.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import type { ProductReviewsProps } from './ProductReviews.tsx';

const anonymous = { kind: 'anonymous', loginHref: '/?action=login&returnTo=%2Fp%2Fsolveig' } as const;

const page = (more: Partial<ProductReviewsProps> = {}) => (
  <TestProviders>
    <ProductReviews reviews={makeReviewPage()} moreHref="/p/solveig?reviews=2" writing={anonymous} {...more} />
  </TestProviders>
);

const signedIn = (outcomes: readonly ('taken' | 'unavailable' | 'logged-out' | 'too-many')[] = ['taken']) => {
  const left = [...outcomes];
  let ids = 0;
  const post = jest.fn(async () => {
    const outcome = left.shift() ?? 'taken';
    return outcome === 'taken' ? ok(true as const) : fail({ kind: outcome });
  });
  const onPosted = jest.fn();
  return { post, onPosted, writing: { kind: 'signed-in', post, onPosted, newId: () => `key-${(ids += 1)}` } as const };
};

const openForm = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Write a review' }));
  return screen.findByRole('form', { name: 'Write a review' });
};

const write = (name: string, text: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

const fill = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  write('Your review', 'Bløde fra første dag.');
  write('Name to show', 'Mette');
};

describe('ProductReviews', () => {
  it('shows the average, how the stars are spread, and the newest reviews with their day [CAT-11]', () => {
    render(page());
    const section = screen.getByRole('region', { name: 'Reviews' });
    expect(section).toHaveTextContent('4,3 of 5 stars, 12 reviews');
    const meters = within(section).getAllByRole('meter');
    expect(meters.map((meter) => meter.getAttribute('value')).join()).toBe('5,5,2,0,0');
    expect(meters[0]).toHaveAttribute('aria-label', '5 of 5 stars');
    expect(section.querySelectorAll('time')).toHaveLength(5);
    expect(within(section).getByText('28. september 2026')).toBeVisible();
  });

  it('is there without script, with a link to more and to logging in [CAT-11]', () => {
    const html = new DOMParser().parseFromString(renderToString(page()), 'text/html');
    expect(html.querySelector('a[href="/p/solveig?reviews=2"]')?.textContent).toBe('Show more reviews');
    expect(html.querySelector('a[href="/?action=login&returnTo=%2Fp%2Fsolveig"]')?.textContent).toBe(
      'Log in to write a review',
    );
    expect(html.body.textContent).toContain('Bløde fra første dag og ingen vabler.');
    expect(html.querySelector('form')).toBeNull();
  });

  it('opens the form only for a shopper who has logged in here to write [CAT-11]', async () => {
    const { writing } = signedIn();
    const { rerender } = render(page());
    rerender(page({ writing }));
    expect(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
    rerender(page());
    // The shop opens its login in place of the link.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Log in to write a review' }));
    rerender(page({ writing }));
    const form = await screen.findByRole('form', { name: 'Write a review' });
    expect(within(form).getByRole('radio', { name: '1 star' })).toHaveFocus();
  });

  it('explains who may write where there is no login to link to [CAT-11]', () => {
    render(page({ writing: { kind: 'anonymous' } }));
    expect(screen.getByText(/Only shoppers who have logged in/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in to write a review' })).not.toBeInTheDocument();
  });

  it('focuses the first of the added reviews', () => {
    const { rerender } = render(page());
    rerender(page({ reviews: makeReviewPage(12, 10) }));
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('time'))[5]).toHaveFocus();
  });

  it('leaves the focus when a review was added at the top', () => {
    const { rerender } = render(page({ reviews: makeReviewPage(3) }));
    rerender(page({ reviews: makeReviewPage(4) }));
    expect(document.body).toHaveFocus();
  });

  it('shows that there are no reviews yet, but not after a failure', () => {
    const { rerender } = render(page({ reviews: makeReviewPage(0) }));
    expect(screen.getByText(/There are no reviews yet/)).toBeVisible();
    rerender(page({ reviews: null }));
    expect(screen.getByText('The reviews cannot be shown right now.')).toBeVisible();
    expect(screen.queryByText(/There are no reviews/)).not.toBeInTheDocument();
  });

  it('requires stars, text and a name: sums up what is missing and links there [CAT-11]', async () => {
    const { post, writing } = signedIn();
    render(page({ writing }));
    const form = await openForm();
    await userEvent.click(within(form).getByRole('button', { name: 'Send review' }));
    const summary = await screen.findByRole('group', { name: 'Your review is not finished' });
    expect(summary).toHaveFocus();
    const missing = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(missing).toEqual([
      'Choose how many stars you give',
      'Write what you think of the product',
      'Write the name to show with your review',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: 'Write what you think of the product' }));
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveAccessibleDescription(
      'Write what you think of the product',
    );
    expect(post).not.toHaveBeenCalled();
  });

  it('sends it once, however often it is pressed, and shows thanks [CAT-11]', async () => {
    const { post, onPosted, writing } = signedIn();
    render(page({ writing }));
    const form = await openForm();
    expect(within(form).getByRole('radio', { name: '1 star' })).toHaveFocus();
    await fill();
    await userEvent.dblClick(within(form).getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Thank you for your review')).toBeVisible();
    expect(screen.getByText('Thank you for your review').closest('[role=status]')).toHaveFocus();
    expect(post.mock.calls).toEqual([[{ rating: 4, comment: 'Bløde fra første dag.', author: 'Mette' }, 'key-1']]);
    expect(onPosted).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows the maximum length of a name that is too long, and sends nothing [CAT-11]', async () => {
    const { post, writing } = signedIn();
    render(page({ writing }));
    const form = await openForm();
    await fill();
    write('Name to show', 'M'.repeat(maxLengths.author + 1));
    await userEvent.click(within(form).getByRole('button', { name: 'Send review' }));
    const issue = `Use at most ${maxLengths.author} characters`;
    expect(await within(form).findByRole('link', { name: issue })).toBeVisible();
    expect(post).not.toHaveBeenCalled();
  });

  it('keeps the text when it cannot be sent, and retries as the same review [CAT-11]', async () => {
    const { post, writing } = signedIn(['unavailable', 'logged-out', 'too-many', 'taken']);
    render(page({ writing }));
    const form = await openForm();
    await fill();
    const send = within(form).getByRole('button', { name: 'Send review' });
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Bløde fra første dag.');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(send);
    expect(await screen.findByText(/You have been logged out/)).toBeVisible();
    await userEvent.click(send);
    expect(await screen.findByText(/Wait a minute and try again/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name to show' })).toHaveValue('Mette');
    write('Your review', 'Bløde fra første dag!');
    await userEvent.click(send);
    await screen.findByText('Thank you for your review');
    const keys = (post.mock.calls as unknown as readonly (readonly unknown[])[]).map(([, key]) => key);
    expect(keys.join()).toBe('key-1,key-1,key-1,key-2');
  });
});

describe('RatingLink', () => {
  it('links the average to the reviews, and renders nothing without any', () => {
    const { rerender, container } = render(<RatingLink reviews={{ average: 4.34, count: 12 }} />, {
      wrapper: TestProviders,
    });
    expect(screen.getByRole('link', { name: '4,3 of 5 stars, 12 reviews' })).toHaveAttribute('href', '#reviews');
    rerender(<RatingLink reviews={{ average: 0, count: 0 }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
