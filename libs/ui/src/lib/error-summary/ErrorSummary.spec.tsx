import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TextField } from '../field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [{ fieldId: 'email', message: 'Write your email' }];

describe('ErrorSummary', () => {
  it('takes the focus when it appears, and not again when it changes', async () => {
    const { rerender } = render(<ErrorSummary title="Mend this first" errors={[]} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    rerender(<ErrorSummary title="Mend this first" errors={errors} />);
    expect(screen.getByRole('group', { name: 'Mend this first' })).toHaveFocus();
    await userEvent.tab();
    rerender(<ErrorSummary title="Mend this first" errors={[...errors]} />);
    expect(screen.getByRole('link', { name: 'Write your email' })).toHaveFocus();
  });

  it('leads to the field to mend', async () => {
    render(
      <>
        <ErrorSummary title="Mend this first" errors={errors} />
        <TextField id="email" name="email" label="Email" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Write your email' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });
});
