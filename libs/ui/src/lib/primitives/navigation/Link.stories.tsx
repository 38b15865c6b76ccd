import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { Link } from './Link.tsx';
import type { LinkProps } from './navigation-context.ts';
import { NavigationContext } from './navigation-context.ts';

const RouterLink = ({ preserveScroll: _preserveScroll, replace: _replace, ...anchor }: LinkProps) => (
  <a {...anchor} data-router="" />
);

const meta = {
  title: 'ui/Link',
  component: Link,
  args: { href: '#shoes', children: 'Shoes for women' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutRouter: Story = {};

/** The router's props are not attributes of an element: React would warn about them. */
export const WithRules: Story = {
  args: { known: {}, prefetchInView: true, preserveScroll: true, replace: true },
  beforeEach: () => {
    const warn = spyOn(console, 'error');
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getAttributeNames()).toEqual(['href']);
    await expect(console.error).not.toHaveBeenCalled();
  },
};

export const WithRouter: Story = {
  decorators: [
    (Story) => (
      <NavigationContext value={{ Link: RouterLink, navigate: () => undefined }}>
        <Story />
      </NavigationContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
