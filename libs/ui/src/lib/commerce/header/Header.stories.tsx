import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

import { IconButton } from '../../primitives/button/IconButton.tsx';
import { MegaMenu } from '../menu/MegaMenu.tsx';
import { storyMenu } from '../testing/story-menu.ts';
import { Header } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';

/** As the search field of the shop. */
const searchStyle: CSSProperties = {
  display: 'flex',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-sunken)',
};
const inputStyle: CSSProperties = {
  flex: 1,
  minWidth: 0,
  height: 'var(--size-control)',
  padding: '0 0 0 var(--space-4)',
  border: 0,
  background: 'none',
  color: 'inherit',
  appearance: 'none',
};

const meta = {
  title: 'ui/Header',
  component: Header,
  args: {
    logo: <a href="#home">lyng</a>,
    nav: <MegaMenu label="Categories" items={storyMenu} allLabel={({ label }) => `All for ${label.toLowerCase()}`} />,
    search: (
      <form role="search" action="#search" style={searchStyle}>
        <style>{'#story-search::placeholder { color: var(--color-text-muted); }'}</style>
        <input id="story-search" type="search" name="q" aria-label="Search" placeholder="Search" style={inputStyle} />
        <IconButton type="submit" icon="search" label="Show results" />
      </form>
    ),
    actions: (
      <>
        <HeaderAction href="#favourites" icon="heart" label="Favourites" />
        <HeaderAction href="#bag" icon="bag" label="Bag, 2 items" count={2} />
      </>
    ),
    menu: { label: 'Menu', id: 'menu' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};

export const ManyInTheBag: Story = {
  tags: ['pixels'],
  args: { actions: <HeaderAction href="#bag" icon="bag" label="Bag, 120 items" count={120} /> },
};

export const WithoutSearch: Story = { args: { search: undefined } };
