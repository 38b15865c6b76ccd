import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextField } from '../field/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';

const Form = ({ errors }: Pick<ErrorSummaryProps, 'errors'>) => (
  <Stack gap={5}>
    <ErrorSummary title="Correct this before you go on" errors={errors} />
    <TextField id="email" name="email" label="Email" error={errors[0]?.message} />
  </Stack>
);

const meta = {
  title: 'ui/ErrorSummary',
  component: Form,
  args: { errors: [{ fieldId: 'email', message: 'Write your email' }] },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus, and leads to the field. */
export const OneError: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Correct this before you go on' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Write your email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const NoErrors: Story = { args: { errors: [] } };
