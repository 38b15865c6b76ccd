import { TestProviders } from '@lyng/feature/testing';
import { render, screen } from '@testing-library/react';
import { makeMembership } from '../../testing/make-membership.ts';
import { MemberPage } from './MemberPage.tsx';
import type { MemberPageProps } from './MemberPage.tsx';

const show = (props: Partial<MemberPageProps>) =>
  render(
    <MemberPage membership={makeMembership()} products={[]} {...props}>
      {props.children}
    </MemberPage>,
    { wrapper: TestProviders },
  );

describe('the page for members', () => {
  it('shows their products, level and the vouchers that they can use', () => {
    show({ children: <p>A boot for members</p> });
    expect(screen.getByRole('region', { name: 'Only for members' })).toHaveTextContent('A boot for members');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '4210');
    expect(screen.getByRole('region', { name: 'Your bonus vouchers' })).toHaveTextContent(/75\s?kr\./);
    expect(screen.queryByText('Used')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Points, vouchers and preferences' })).toBeVisible();
  });

  it.each([
    ['that there are no products', [], 'There are no products for members right now'],
    ['that they failed to load', null, 'The products could not be loaded'],
  ])('shows %s', (_case, products, text) => {
    show({ products });
    expect(screen.getByRole('region', { name: 'Only for members' })).toHaveTextContent(text);
  });

  it('has no empty list of vouchers', () => {
    show({ membership: makeMembership({ vouchers: [] }) });
    expect(screen.queryByRole('region', { name: 'Your bonus vouchers' })).not.toBeInTheDocument();
  });
});
