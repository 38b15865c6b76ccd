import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMenu } from '../../testing/make-content.ts';
import { PhoneMenuItems } from './MainMenu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

const meta = {
  title: 'content/PhoneMenu',
  component: PhoneMenu,
  args: { id: 'phone-menu', children: <PhoneMenuItems menu={makeMenu()} footer={<p>Hjælp</p>} /> },
  decorators: [
    (Story) => (
      <>
        <button type="button" popoverTarget="phone-menu">
          Menu
        </button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PhoneMenu>;

export default meta;

export const BehindAButton: StoryObj<typeof meta> = {};
