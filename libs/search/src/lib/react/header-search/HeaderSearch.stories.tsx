import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { ShownPage } from '@lyng/feature';
import { useSite } from '@lyng/routing';
import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { recentSearchesSlice } from '../../state/recent-searches-slice.ts';
import { openFakeSearch } from '../../testing/fake-search.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

/** The field in the header of a page. */
function OnPage({ page }: { readonly page: ShownPage }) {
  const { i18n } = useLingui();
  const site = useSite();
  const [app] = useState(() =>
    createTestApp({
      site,
      features: [{ slices: [recentSearchesSlice] }],
      ports: { searchService: openFakeSearch().service },
    }),
  );
  return (
    <TestShop app={app} i18n={i18n} page={page}>
      <div style={{ minHeight: '44rem', marginInline: 'auto', maxWidth: '24rem' }}>
        <HeaderSearch />
      </div>
    </TestShop>
  );
}

const meta = {
  title: 'search/HeaderSearch',
  component: HeaderSearch,
  render: () => <OnPage page={{ screen: 'home', data: {} }} />,
} satisfies Meta<typeof HeaderSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OnTheResults: Story = {
  render: () => <OnPage page={{ screen: 'search-results', data: { words: 'vandtætte støvler' } }} />,
};

/** The suggestions load with the first focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(await canvas.findByRole('combobox')).toHaveFocus();
  },
};
