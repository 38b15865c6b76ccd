import { Footer } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'content/NewsletterForm',
  component: NewsletterForm,
  args: { percentOff: 15 },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOffer: Story = {};

export const WithoutOffer: Story = { args: { percentOff: undefined } };

/** A rejected form comes back with the typed text, and the field takes the focus. */
export const Rejected: Story = {
  args: { email: 'anna@example', error: 'Enter a valid email address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('anna@example');
    await expect(field).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(field).toHaveFocus();
  },
};

export const InTheFooter: Story = {
  tags: ['pixels'],
  render: (args) => <Footer top={<NewsletterForm {...args} />}>{null}</Footer>,
};
