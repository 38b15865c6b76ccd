import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';

import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

describe('Button', () => {
  it.each([
    [undefined, 0],
    ['submit', 1],
  ] as const)('of type %s sends its form %d times', async (type, sent) => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type={type}>Add</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(submit).toHaveBeenCalledTimes(sent);
  });

  it('ignores presses while it is busy, and keeps its focus and its name', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    const press = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Add
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Add', busy: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('is named by its label and exposes whether it is pressed', () => {
    render(<IconButton icon="heart" label="Save" aria-pressed />);
    expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeInTheDocument();
  });
});
