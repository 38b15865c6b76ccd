import type { Meta, StoryObj } from '@storybook/react-vite';

import { MegaMenu } from '../menu/MegaMenu.tsx';
import { storyMenu } from '../testing/story-menu.ts';
import { Header } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';

const meta = {
  title: 'ui/Header',
  component: Header,
  args: {
    logo: <a href="#home">lyng</a>,
    nav: <MegaMenu label="Categories" items={storyMenu} allLabel={({ label }) => `All for ${label.toLowerCase()}`} />,
    search: (
      <form role="search" action="#search">
        <input type="search" name="q" aria-label="Search" style={{ width: '100%' }} />
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
