import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@lyng/ui';
import { NewsletterPage } from './NewsletterPage.tsx';

const meta = {
  title: 'account/NewsletterPage',
  component: NewsletterPage,
  args: {
    outcome: null,
    renderForm: (error) => <TextField label="Email" name="email" error={error} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsletterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Done: Story = { args: { outcome: { kind: 'subscribed' } } };

export const InvalidEmail: Story = { args: { outcome: { kind: 'invalid-email' } } };

export const TooMany: Story = { args: { outcome: { kind: 'too-many' } } };

export const Unavailable: Story = { args: { outcome: { kind: 'unavailable' } } };
