import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Chip } from '../chip/Chip.tsx';
import { Cluster } from './Cluster.tsx';
import { Container } from './Container.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Stack } from './Stack.tsx';

const boxes = ['One', 'Two', 'Three'].map((text) => <Chip key={text}>{text}</Chip>);

const meta = {
  title: 'ui/Layout',
  component: Stack,
  subcomponents: { Cluster, Container, SkipLink },
  args: { children: boxes },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = { args: { gap: 5 } };

export const Clustered: Story = { render: () => <Cluster justify="between">{boxes}</Cluster> };

export const Contained: Story = { render: () => <Container width="text">{boxes}</Container> };

/** Seen only while it has the focus. */
export const Skipping: Story = {
  render: () => (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <main id="content">Content</main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
