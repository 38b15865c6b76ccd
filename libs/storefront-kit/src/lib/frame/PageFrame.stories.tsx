import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  title: 'storefront-kit/PageFrame',
  component: PageFrame,
  args: { header: <header>Lyng</header>, footer: <footer>Lyng A/S</footer> },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta<typeof PageFrame>;

export default meta;

/** Header and footer of an app around the page, which the keyboard can skip to. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#main');
  },
};
