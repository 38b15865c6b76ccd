import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../layout/Stack.tsx';
import { tokens } from './tokens.ts';

const Swatch = ({ name }: { readonly name: string }) => (
  <div>
    <div style={{ height: '4rem', border: '1px solid var(--color-border)', background: `var(--color-${name})` }} />
    {name}
  </div>
);

const Colours = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: 'var(--space-4)' }}>
    {Object.keys(tokens.color).map((name) => (
      <Swatch key={name} name={name} />
    ))}
  </div>
);

const meta = {
  title: 'ui/Tokens',
  component: Colours,
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllColours: Story = {};

export const TypeScale: Story = {
  render: () => (
    <Stack>
      {Object.keys(tokens['font-size']).map((step) => (
        <span key={step} style={{ fontSize: `var(--font-size-${step})`, lineHeight: 'var(--line-height-tight)' }}>
          {step} Støvler, saappaat, kängor
        </span>
      ))}
    </Stack>
  ),
};

export const Spacing: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.keys(tokens.space).map((step) => (
        <div key={step} style={{ width: `var(--space-${step})`, height: 'var(--space-4)', background: 'var(--color-accent)' }} />
      ))}
    </Stack>
  ),
};
