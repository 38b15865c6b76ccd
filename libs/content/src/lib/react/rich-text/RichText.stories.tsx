import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'content/RichText',
  component: RichText,
  args: {
    html: `<h2>Levering</h2><p>Vi sender <strong>alle hverdage</strong>. Læs om <a href="/retur">retur</a>.</p>
      <ul><li>Posthus</li><li>Pakkeboks</li></ul><blockquote>Altid fri fragt fra 499 kr.</blockquote>
      <table><thead><tr><th>EU</th><th>cm</th></tr></thead><tbody><tr><td>38</td><td>24,5</td></tr></tbody></table>`,
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrittenText: Story = {};

export const HostileText: Story = {
  args: {
    html: '<p onclick="alert(1)">Kun ordene bliver.</p><script>alert(1)</script><a href="javascript:alert(1)">Ikke et link</a>',
  },
};
