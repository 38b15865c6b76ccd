import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ActionMenu } from './ActionMenu.tsx';
import type { ActionMenuItem } from './ActionMenu.tsx';

const signOut = jest.fn();
const items: readonly ActionMenuItem[] = [
  { id: 'orders', label: 'Orders', href: '/ordrer' },
  { id: 'profile', label: 'Profile', href: '/profil', current: true },
  { id: 'reviews', label: 'Reviews', href: '/anmeldelser' },
  { id: 'sign-out', label: 'Sign out', onSelect: signOut },
];
const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('ActionMenu', () => {
  // jsdom has no popovers, so the menu is part of the page; opening and closing are proven by the story, in Chromium.
  it('is opened by the platform, and its links are real', () => {
    render(<ActionMenu label="Account" items={items} />);
    const menu = screen.getByRole('menu', { name: 'Account' });
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('popovertarget', menu.id);
    expect(entry('Orders')).toHaveAttribute('href', '/ordrer');
    expect(entry('Profile')).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['{ArrowDown}', 'Orders'],
    ['{ArrowUp}', 'Sign out'],
    ['{ArrowDown}{ArrowDown}', 'Profile'],
    ['{ArrowDown}{ArrowUp}', 'Sign out'],
    ['{ArrowUp}{Home}', 'Orders'],
    ['{ArrowDown}{End}', 'Sign out'],
    ['{ArrowDown}r', 'Reviews'],
    ['{ArrowUp}p', 'Profile'],
    ['{ArrowDown}x', 'Orders'],
  ])('%s on the button leads to %s', async (keys, name) => {
    render(<ActionMenu label="Account" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(entry(name)).toHaveFocus();
  });

  it('does what was chosen', async () => {
    render(<ActionMenu label="Account" items={items} />);
    await userEvent.click(entry('Sign out'));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('is named also where it is only a sign', () => {
    render(<ActionMenu label="Account" icon="user" items={items} />);
    expect(screen.getByRole('button', { name: 'Account' })).toHaveTextContent('');
  });
});
