import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Chip } from './Chip.tsx';

describe('Chip', () => {
  it('is a link to the list without its choice', () => {
    render(
      <Chip href="/sko" removeLabel="Remove filter">
        Black
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Remove filter Black' })).toHaveAttribute('href', '/sko');
  });

  it('is a button that removes its choice', async () => {
    const remove = jest.fn();
    render(
      <Chip onRemove={remove} removeLabel="Remove code">
        LYNG10
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove code LYNG10' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is only text when it cannot be removed', () => {
    render(<Chip>Black</Chip>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
