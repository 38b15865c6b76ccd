import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SearchForm } from './SearchForm.tsx';

const search = { action: '/soeg', label: 'Search', name: 'q', submitLabel: 'Show results' };

describe('SearchForm', () => {
  it('is a form that works without script', () => {
    render(<SearchForm {...search} defaultValue="boots" hidden={[['sort', 'RELEVANCE']]} />);
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/soeg');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ q: 'boots', sort: 'RELEVANCE' });
    expect(screen.getByRole('button', { name: 'Show results' })).toHaveAttribute('type', 'submit');
  });

  it('passes the trimmed words on once hydrated', async () => {
    const find = jest.fn();
    render(<SearchForm {...search} onSearch={find} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '  red boots {Enter}');
    expect(find.mock.calls).toEqual([['red boots']]);
  });
});
