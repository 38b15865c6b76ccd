import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormError } from './ErrorSummary.tsx';

const errors = [{ fieldId: 'email', message: 'Write your email' }];

describe('ErrorSummary', () => {
  it('takes the focus once for each submit, and not again when it changes', async () => {
    const { rerender } = render(<ErrorSummary key={0} title="Correct this first" errors={[]} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    rerender(<ErrorSummary key={1} title="Correct this first" errors={errors} />);
    expect(screen.getByRole('group', { name: 'Correct this first' })).toHaveFocus();
    await userEvent.tab();
    rerender(<ErrorSummary key={1} title="Correct this first" errors={[...errors]} />);
    expect(screen.getByRole('link', { name: 'Write your email' })).toHaveFocus();
  });

  it('[SHOP-1] lists only the remaining errors, announces how many are left, and stays away without any', () => {
    const zip = { fieldId: 'zip', message: 'Write your postal code' };
    const summary = (left: readonly FormError[]) => (
      <ErrorSummary title="Correct this first" errors={left} announceLeft={(count) => `${count} left`} />
    );
    const { rerender } = render(summary([...errors, zip]));
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    rerender(summary([zip]));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Write your postal code']);
    expect(status).toHaveTextContent('1 left');
    rerender(summary([]));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(status).toHaveTextContent('0 left');
    rerender(summary([zip]));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
