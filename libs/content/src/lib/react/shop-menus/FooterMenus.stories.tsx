import { Footer } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMenu } from '../../testing/make-content.ts';
import { FooterMenus } from './FooterMenus.tsx';

const meta = {
  title: 'content/FooterMenus',
  component: FooterMenus,
  args: { menus: ['Kundeservice', 'Butik', 'Om Lyng'].map((title) => ({ ...makeMenu(), title })) },
  decorators: [
    (Story) => (
      <Footer>
        <Story />
      </Footer>
    ),
  ],
} satisfies Meta<typeof FooterMenus>;

export default meta;

export const ThreeColumns: StoryObj<typeof meta> = {};
