import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMenu } from '../../testing/make-content.ts';
import { PhoneMenu } from './MainMenu.tsx';

const meta = {
  title: 'content/PhoneMenu',
  component: PhoneMenu,
  args: { menu: makeMenu(), id: 'phone-menu', footer: <p>Hjælp</p> },
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
