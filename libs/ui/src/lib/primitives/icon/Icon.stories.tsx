import type { Meta, StoryObj } from '@storybook/react-vite';

import { Cluster } from '../layout/Cluster.tsx';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'ui/Icon',
  component: Icon,
  args: { name: 'bag' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Icon name="bag" size="s" />
      <Icon name="bag" size="m" />
      <Icon name="bag" size="l" />
    </Cluster>
  ),
};

/** Every icon. */
export const All: Story = {
  render: () => (
    <Cluster gap={5}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Cluster key={name} gap={2}>
          <Icon name={name} />
          <code>{name}</code>
        </Cluster>
      ))}
    </Cluster>
  ),
};
