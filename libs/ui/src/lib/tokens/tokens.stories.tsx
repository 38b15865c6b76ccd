import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';

import { Stack } from '../primitives/layout/Stack.tsx';
import { contrast } from './contrast.ts';
import { breakpoints, tokens } from './tokens.ts';
import type { ColourName } from './tokens.ts';

interface ScaleProps {
  /** The group of tokens, as in `tokens.ts`. */
  readonly group: keyof typeof tokens;
  /** Shows one step of the scale; receives the custom property. */
  readonly sample: (token: string, name: string) => ReactNode;
}

const cell: CSSProperties = { padding: 'var(--space-2) var(--space-4) var(--space-2) 0', textAlign: 'start' };

/** Every step of a group of tokens: its custom property, its value, and what it looks like. */
const Scale = ({ group, sample }: ScaleProps) => (
  <div tabIndex={0} role="region" aria-label={group} translate="no" style={{ overflowX: 'auto' }}>
    <table style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {Object.entries(tokens[group]).map(([name, value]) => (
          <tr key={name} style={{ borderTop: '1px solid var(--color-border)' }}>
            <th scope="row" style={{ ...cell, fontWeight: 'var(--font-weight-medium)' }}>
              --{group}-{name}
            </th>
            <td style={{ ...cell, color: 'var(--color-text-muted)' }}>
              {typeof value === 'string' ? value : Object.values(value as object).join(' / ')}
            </td>
            <td style={cell}>{sample(`var(--${group}-${name})`, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const meta: Meta<typeof Scale> = {
  title: 'ui/Tokens',
  component: Scale,
};

export default meta;
type Story = StoryObj<typeof Scale>;

const Bar = ({ style }: { readonly style: CSSProperties }) => (
  <div style={{ height: 'var(--space-4)', background: 'var(--color-accent)', ...style }} />
);

const isOpaque = (colour: string): boolean => /^#[\da-f]{6}$/.test(colour);

/** The contrast of a colour to the page's background, in each theme (WCAG 2.2; text needs 4.5, shapes 3). */
const contrastOf = (name: ColourName): string =>
  (['light', 'dark'] as const)
    .map((theme) =>
      isOpaque(tokens.color[name][theme])
        ? `${contrast(tokens.color[name][theme], tokens.color.background[theme]).toFixed(1)} : 1`
        : '–',
    )
    .join(' / ');

const isColour = (name: string): name is ColourName => name in tokens.color;

/** Light and dark; beside each its contrast on `background`, light / dark. */
export const Colours: Story = {
  args: {
    group: 'color',
    sample: (token, name) => (
      <div style={{ display: 'flex', gap: 'var(--space-3)', alignItems: 'center' }}>
        <Bar
          style={{
            width: 'var(--space-9)',
            height: 'var(--space-6)',
            border: '1px solid var(--color-border)',
            background: token,
          }}
        />
        {isColour(name) && contrastOf(name)}
      </div>
    ),
  },
};

export const TypeScale: Story = {
  args: {
    group: 'font-size',
    sample: (token) => (
      <span style={{ fontSize: token, lineHeight: 'var(--line-height-tight)' }}>Støvler, saappaat, kängor</span>
    ),
  },
};

export const FontWeights: Story = {
  args: {
    group: 'font-weight',
    sample: (token) => <span style={{ fontWeight: token }}>Støvler, saappaat, kängor</span>,
  },
};

export const Spacing: Story = { args: { group: 'space', sample: (token) => <Bar style={{ width: token }} /> } };

const box: CSSProperties = {
  width: 'var(--space-9)',
  height: 'var(--space-7)',
  border: '1px solid var(--color-border)',
  background: 'var(--color-surface)',
};

export const Radius: Story = {
  args: { group: 'radius', sample: (token) => <div style={{ ...box, borderRadius: token }} /> },
};

export const Shadow: Story = {
  args: { group: 'shadow', sample: (token) => <div style={{ ...box, margin: 'var(--space-4)', boxShadow: token }} /> },
};

const moving: CSSProperties = {
  width: 'var(--space-5)',
  animation: 'token-motion var(--duration-slow) infinite alternate',
};

/** One way across takes as long as the token states. With reduced motion nothing moves. */
export const Motion: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{'@keyframes token-motion { to { translate: var(--space-9) } }'}</style>
        <Story />
      </>
    ),
  ],
  args: { group: 'duration', sample: (token) => <Bar style={{ ...moving, animationDuration: token }} /> },
};

export const Easing: Story = {
  ...Motion,
  args: {
    group: 'easing',
    sample: (token) => <Bar style={{ ...moving, animationDuration: '1s', animationTimingFunction: token }} />,
  },
};

/** From which width of the viewport, in px, the layout changes. */
export const Breakpoints: Story = {
  render: () => (
    <Stack gap={2} translate="no">
      {Object.entries(breakpoints).map(([name, width]) => (
        <div key={name}>
          {name}: {width}
          <Bar style={{ width: `calc(100% * ${width} / ${breakpoints['2xl']})` }} />
        </div>
      ))}
    </Stack>
  ),
};

/** The stacking order. */
export const Layers: Story = {
  args: {
    group: 'layer',
    sample: (token, name) => (
      <div
        style={{
          ...box,
          position: 'relative',
          zIndex: token,
          marginBlockEnd: 'calc(-1 * var(--space-5))',
          paddingInline: 'var(--space-2)',
          boxShadow: 'var(--shadow-m)',
        }}
      >
        {name}
      </div>
    ),
  },
};
