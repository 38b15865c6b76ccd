import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { OptionalPurpose } from '../../core/consent/consent.ts';
import { ConsentProviders } from '../../testing/ConsentProviders.tsx';
import { CookieSettings } from './CookieSettings.tsx';

const meta = {
  title: 'tracking/CookieSettings',
  component: CookieSettings,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof CookieSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen =
  (allowed?: readonly OptionalPurpose[]) =>
  (Story: () => React.JSX.Element): React.JSX.Element => (
    <ConsentProviders {...(allowed && { allowed })}>
      <Story />
    </ConsentProviders>
  );

/** Nothing is ticked by default. */
export const NotChosen: Story = {
  decorators: [chosen()],
  play: async ({ canvas }) => {
    const [necessary, ...optional] = canvas.getAllByRole('checkbox');
    await expect(necessary).toBeChecked();
    for (const box of optional) await expect(box).not.toBeChecked();
  },
};

export const Rejected: Story = { decorators: [chosen([])] };

export const AllAllowed: Story = { decorators: [chosen(['preferences', 'statistics', 'marketing'])] };

/** One purpose is withdrawn. */
export const Withdrawn: Story = {
  decorators: [chosen(['statistics', 'marketing'])],
  play: async ({ args, canvas, userEvent }) => {
    const [, , , marketing] = canvas.getAllByRole('checkbox');
    if (marketing) await userEvent.click(marketing);
    const save = canvas.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit');
    if (save) await userEvent.click(save);
    await expect(canvas.getByText('1.necessary.statistics')).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const WithList: Story = {
  decorators: [chosen()],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [list] = canvasElement.querySelectorAll('summary');
    if (list) await userEvent.click(list);
    await expect(canvas.getByText(/^ralph-cart,/).closest('details')).toHaveAttribute('open');
  },
};
