import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentProviders } from '../../testing/ConsentProviders.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';

const meta = {
  title: 'tracking/ConsentBanner',
  component: ConsentBanner,
  args: { onChoose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ConsentProviders>
        <Story />
      </ConsentProviders>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {};

export const AllAccepted: Story = {
  play: async ({ canvas, userEvent }) => {
    const [accept] = canvas.getAllByRole('button');
    if (accept) await userEvent.click(accept);
    await expect(canvas.getByRole('status')).toHaveTextContent('1.necessary.preferences.statistics.marketing');
  },
};

export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, reject] = canvas.getAllByRole('button');
    if (reject) await userEvent.click(reject);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1\.necessary$/);
  },
};

export const ToBeChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, , choose] = canvas.getAllByRole('button');
    if (choose) await userEvent.click(choose);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('undecided');
  },
};
