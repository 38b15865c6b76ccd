import { TestProviders } from '@lyng/feature/testing';
import { render, screen } from '@testing-library/react';
import { makeMembership, newMembership } from '../../testing/make-membership.ts';
import { MembershipPage } from './MembershipPage.tsx';
import type { MembershipPageProps } from './MembershipPage.tsx';

const show = (props: Partial<MembershipPageProps>) =>
  render(<MembershipPage membership={makeMembership()} onSubmit={jest.fn()} {...props} />, { wrapper: TestProviders });

describe('the membership page', () => {
  it('shows level, points, vouchers and history of a member [ACC-04, LOY-10]', () => {
    show({});
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '4210');
    expect(screen.getByRole('region', { name: 'Your points' })).toHaveTextContent('1.210');
    expect(screen.getByRole('region', { name: 'Your bonus vouchers' })).toHaveTextContent(
      'VOYADOVOUCHER_8F0C2A9D41E7B35C6A10',
    );
    expect(screen.getByRole('link', { name: 'Use it in the cart' })).toHaveAttribute(
      'href',
      '/cart?promoCode=VOYADOVOUCHER_8F0C2A9D41E7B35C6A10',
    );
    expect(screen.getByRole('region', { name: 'Points history' })).toHaveTextContent('−599');
    expect(screen.getByRole('checkbox', { name: 'By email' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'By text message' })).not.toBeChecked();
  });

  it('offers no voucher of another country to the cart', () => {
    const vouchers = makeMembership().vouchers.map((voucher) => ({ ...voucher, status: 'OTHER_MARKET' as const }));
    show({ membership: { ...makeMembership(), vouchers } });
    expect(screen.getAllByText('For another country')).toHaveLength(vouchers.length);
    expect(screen.queryByRole('link', { name: 'Use it in the cart' })).not.toBeInTheDocument();
  });

  it('names what is lost before a member leaves [LOY-03]', () => {
    show({});
    const prompt = screen.getByText(/You lose your .* points/);
    expect(prompt).toHaveTextContent('3.358');
    expect(prompt).not.toBeVisible();
  });

  it('offers others to join, and nothing that needs a membership [LOY-03]', () => {
    show({ membership: { ...newMembership, isMember: false } });
    expect(screen.getByRole('button', { name: 'Become a member' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Leave the programme')).not.toBeInTheDocument();
  });

  it('keeps the choices of a form that was not saved, and shows an error', () => {
    show({ rejected: { failure: { kind: 'unavailable' }, preferences: { acceptsEmail: false, acceptsSms: true } } });
    expect(screen.getByRole('alert')).toHaveTextContent('nothing was changed');
    expect(screen.getByRole('checkbox', { name: 'By email' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'By text message' })).toBeChecked();
  });
});
