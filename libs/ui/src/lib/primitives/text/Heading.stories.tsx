import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Heading',
  component: Heading,
  args: { level: 2, children: 'Shoes for women' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsItsLevel: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['s', 'm', 'l', 'xl', '2xl', '3xl'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Kengät naisille
        </Heading>
      ))}
    </Stack>
  ),
};

/** A word that is wider than its room breaks, in a row of flex items too, and so does a link. */
export const LongWord: Story = {
  name: 'Long word [BUG-20]',
  args: { children: 'Vinterstøvlesalgsudstillingskatalogbestillingsformularer' },
  decorators: [
    (Heading, { args }) => (
      <div style={{ maxWidth: '20rem' }}>
        <div style={{ display: 'flex' }}>
          <Heading />
        </div>
        <a href="#boots">{args.children}</a>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll('div')) await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};
