import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Icon } from '../icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Add to bag' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['pixels'] };

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Large: Story = { args: { size: 'l', fullWidth: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  tags: ['pixels'],
  args: { variant: 'secondary', children: [<Icon key="icon" name="heart" size="s" />, 'Save'] },
};

/** While the action is pending the button keeps its width and its focus, and ignores presses. */
export const Busy: Story = {
  args: { busy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to bag' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** The longest word of the shop, in a narrow column. */
export const LongFinnishText: Story = {
  args: { children: 'Siirry maksamaan turvallisesti', fullWidth: true },
  decorators: [(Story) => <div style={{ width: '12rem' }}>{<Story />}</div>],
};
