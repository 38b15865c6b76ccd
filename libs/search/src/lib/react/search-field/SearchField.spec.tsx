import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './SearchField.tsx';
import { SearchProviders } from '../../testing/SearchProviders.tsx';

const words = { label: 'Search the shop', hint: 'Search' };

describe('SearchField', () => {
  it('is a form that works without script', () => {
    render(<SearchField {...words} phrase="støvler" />, { wrapper: SearchProviders });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toHaveAttribute('name', 'q');
    expect(screen.getByRole('searchbox')).toHaveValue('støvler');
  });

  it('leads to the results of what was typed', async () => {
    const navigate = jest.fn();
    render(
      <SearchProviders navigate={navigate}>
        <SearchField {...words} />
      </SearchProviders>,
    );
    await userEvent.type(screen.getByRole('searchbox'), ' hvide sneakers {Enter}');
    expect(navigate).toHaveBeenCalledWith('/s/hvide%20sneakers');
  });

  it('searches for nothing when only blanks were typed', () => {
    const navigate = jest.fn();
    render(
      <SearchProviders navigate={navigate}>
        <SearchField {...words} phrase="  " />
      </SearchProviders>,
    );
    fireEvent.submit(screen.getByRole('search'));
    expect(navigate).not.toHaveBeenCalled();
  });
});
