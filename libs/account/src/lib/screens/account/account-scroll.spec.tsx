import { TestShop } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { NavigationProvider } from '@lyng/ui';
import type { LinkProps } from '@lyng/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages } from '../../../locales/da.po';
import { settingsPage } from '../../testing/settings-page.tsx';
import { AccountOverview } from '../../react/account-overview/AccountOverview.tsx';

const RouterLink = ({ preserveScroll = false, replace: _replace, ...anchor }: LinkProps) => (
  <a {...anchor} data-preserves-scroll={preserveScroll} />
);

const preservesScroll = (page: ReactNode, name: string): string | undefined => {
  render(
    <TestShop i18n={createI18n('da', [messages])}>
      <NavigationProvider value={{ Link: RouterLink, navigate: () => undefined }}>{page}</NavigationProvider>
    </TestShop>,
  );
  return screen.getByRole('link', { name }).dataset['preservesScroll'];
};

const home = <AccountOverview userName="Karen" roles={[]} sizes={[]} />;

describe('the scroll position', () => {
  it.each([
    ['stays between pages of the account', home, 'Indstillinger', 'true'],
    ['stays on the way back to its overview', settingsPage(), 'Min konto', 'true'],
    ['is the top of a page elsewhere', home, 'Favoritter', 'false'],
  ])('%s [ROUTE-16]', (_rule, page, name, expected) => {
    expect(preservesScroll(page, name)).toBe(expected);
  });
});
