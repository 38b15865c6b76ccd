import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EventStatus, LoggedEvent } from '../../debug/logged-event.ts';
import { DebugPanel } from './DebugPanel.tsx';

const event = (id: number, name: LoggedEvent['name'], more: Partial<LoggedEvent> = {}): LoggedEvent => ({
  id,
  name,
  at: id * 1340,
  about: '',
  items: [],
  status: 'sent',
  ...more,
});

const waiting = { status: 'waiting' } as const;

const meta = {
  title: 'tracking/DebugPanel',
  component: DebugPanel,
  args: {
    events: [
      event(1, 'page_data', { about: 'CATEGORY /c/dame-sko' }),
      event(2, 'view_item_list', { about: 'category:dame-sko', items: ['Solveig', 'Vinga', 'Lykke', 'Skagen'] }),
    ],
    consent: { kind: 'decided', allowed: ['statistics'] },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DebugPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const summary = canvas.getByText(/^Tracking:/);
  await expect(summary).toHaveFocus();
  // Enter of a real keyboard does the same; simulated ones press only buttons and links.
  await userEvent.click(summary);
};

export const Closed: Story = {};

/** Its list takes the focus, so that it scrolls by keyboard. */
export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('table')).toBeVisible();
    await context.userEvent.tab();
    await expect(context.canvas.getByRole('region', { name: 'Events' })).toHaveFocus();
  },
};

export const NoChoiceYet: Story = {
  args: {
    events: [
      event(1, 'page_data', { about: '/', ...waiting }),
      event(2, 'view_item', { items: ['Vinga'], ...waiting }),
    ],
    consent: { kind: 'undecided' },
  },
  play: open,
};

const reasons: readonly EventStatus[] = ['not-allowed', 'too-many', 'not-loaded', 'reported-before', 'after-payment'];

export const LeftOut: Story = {
  args: {
    events: reasons.map((status, index) => event(index, 'purchase', { about: '1001', status, items: ['Solveig'] })),
    consent: { kind: 'decided', allowed: [] },
  },
  play: open,
};
