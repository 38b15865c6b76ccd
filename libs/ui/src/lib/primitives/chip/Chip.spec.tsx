import { render, screen } from '@testing-library/react';

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

  it('is only text when it cannot be removed', () => {
    render(<Chip>Black</Chip>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
