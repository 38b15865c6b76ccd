import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi } from '../../testing/render-ui.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { FilterPanel, FilterPanelButton } from './FilterPanel.tsx';
import { RangeForm } from './RangeForm.tsx';
import { SortForm } from './SortForm.tsx';

const brands = [
  { id: 'b_1', label: 'Ecco', href: '/sko', count: 12, active: true },
  { id: 'b_2', label: 'Vagabond', href: '/sko?brands=Ecco,Vagabond', count: 7, active: false },
];

describe('FacetGroup', () => {
  it.each([
    ['open when one of its values is on', brands, true],
    ['closed when none is', brands.slice(1), false],
  ])('is %s', (_name, items, open) => {
    render(<FacetGroup label="Brand" items={items} />);
    expect(screen.getByRole('group')).toHaveProperty('open', open);
  });

  it('keeps the focus on the value that was pressed, and the group open, when the list comes back', () => {
    const { rerender } = render(<FacetGroup label="Brand" items={brands} />);
    const pressed = screen.getByRole('link', { name: /^Ecco/ });
    pressed.focus();
    const narrowed = brands.map((item) => ({ ...item, href: `/sko?brands=${item.label}`, active: false }));
    rerender(<FacetGroup label="Brand" items={narrowed} />);
    expect(screen.getByRole('link', { name: /^Ecco/, current: false })).toBe(pressed);
    expect(pressed).toHaveFocus();
    expect(screen.getByRole('group')).toHaveProperty('open', true);
  });
});

describe('FacetGroup with many values', () => {
  const values = (chosen: number) =>
    Array.from({ length: 12 }, (_, index) => ({
      id: `b_${index}`,
      label: `Brand ${index}`,
      heading: index < 10 ? 'Shoes' : 'Clothes',
      href: `/sko?brand=${index}`,
      active: index === chosen,
    }));
  const more = { show: 'Show all (12)', hide: 'Show fewer' };
  const folded = () => [...document.querySelectorAll('[data-more]')].map(({ textContent }) => textContent);

  it('folds those after the first ones, with empty headings, and never a chosen one [SHOP-15]', () => {
    render(<FacetGroup label="Brand" items={values(9)} limit={8} more={more} />);
    expect(folded()).toEqual(['Brand 8, Shoes', 'Clothes', 'Brand 10, Clothes', 'Brand 11, Clothes']);
    expect(screen.getByText('Show all (12)').closest('details')).toHaveProperty('open', false);
  });

  it('leaves a value where it is when it is chosen, so that it keeps the focus [SHOP-15]', () => {
    const { rerender } = render(<FacetGroup open label="Brand" items={values(-1)} limit={8} more={more} />);
    const pressed = screen.getByRole('link', { name: /^Brand 11 ?, Clothes/ });
    pressed.focus();
    rerender(<FacetGroup open label="Brand" items={values(11)} limit={8} more={more} />);
    expect(pressed).toHaveFocus();
    expect(folded()).toEqual(['Brand 8, Shoes', 'Brand 9, Shoes', 'Brand 10, Clothes']);
  });

  it.each([
    ['no more than that', 12, more],
    ['no texts for the button', 8, undefined],
  ])('shows all where there are %s [SHOP-15]', (_, limit, texts) => {
    render(<FacetGroup label="Brand" items={values(-1)} limit={limit} {...(texts && { more: texts })} />);
    expect(folded()).toEqual([]);
    expect(screen.queryByText('Show all (12)')).not.toBeInTheDocument();
  });
});

describe('ActiveFilters', () => {
  const texts = {
    label: 'Chosen filters',
    removeLabel: 'Remove filter',
    clearAll: { label: 'Clear all', href: '/sko' },
  };

  it('has a link to remove each filter, and all', () => {
    render(<ActiveFilters {...texts} filters={[{ label: 'Ecco', href: '/sko?color=sort' }]} />);
    expect(screen.getByRole('link', { name: 'Remove filter Ecco' })).toHaveAttribute('href', '/sko?color=sort');
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/sko');
  });

  it('renders nothing without filters', () => {
    const { container } = render(<ActiveFilters {...texts} filters={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('RangeForm', () => {
  const range = {
    action: '/sko',
    legend: 'Price',
    min: { label: 'From', name: 'from', value: 100 },
    max: { label: 'To', name: 'to' },
    submitLabel: 'Show',
  };

  it('is a form that works without script and keeps the rest of the query', () => {
    render(<RangeForm {...range} hidden={[['sort', 'PRICE_ASC']]} />);
    const form = screen.getByRole('group', { name: 'Price' }).closest('form');
    expect(form).toHaveAttribute('action', '/sko');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ sort: 'PRICE_ASC', from: '100', to: '' });
  });

  it('shows why the typed text is not a range, and keeps it', () => {
    render(<RangeForm {...range} min={{ ...range.min, value: 'abc' }} error="Write prices without decimals." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Write prices without decimals.');
    expect(screen.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription('Write prices without decimals.');
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('abc');
  });
});

describe('SortForm', () => {
  const sort = {
    action: '/sko',
    label: 'Sort',
    name: 'sort',
    options: [
      { value: 'POPULAR', label: 'Most popular' },
      { value: 'PRICE_ASC', label: 'Lowest price' },
    ],
    value: 'POPULAR',
    submitLabel: 'Show',
  };

  it('follows the order of the page and keeps the focus', () => {
    const { rerender } = render(<SortForm {...sort} onSelect={() => undefined} />);
    const field = screen.getByRole('combobox', { name: 'Sort' });
    field.focus();
    rerender(<SortForm {...sort} value="PRICE_ASC" onSelect={() => undefined} />);
    expect(field).toHaveValue('PRICE_ASC');
    expect(field).toHaveFocus();
  });

  it('submits itself without a handler', async () => {
    const requestSubmit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    render(<SortForm {...sort} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Lowest price');
    expect(requestSubmit).toHaveBeenCalledTimes(1);
    requestSubmit.mockRestore();
  });
});

describe('FilterPanel', () => {
  it('is opened and closed by the platform, without script', () => {
    renderUi(
      <>
        <FilterPanelButton panelId="filters">Filter</FilterPanelButton>
        <FilterPanel id="filters" title="Filter" doneLabel="Show 12 products">
          Brands
        </FilterPanel>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Filter' })).toHaveAttribute('id', 'filters');
    const actions = screen
      .getAllByRole('button')
      .map((button) => `${button.getAttribute('popovertarget')} ${button.getAttribute('popovertargetaction')}`);
    expect(actions).toEqual(['filters null', 'filters hide', 'filters hide']);
  });
});
