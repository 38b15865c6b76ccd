import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SizeGrid } from './SizeGrid.tsx';
import type { SizeOption } from './SizeGrid.tsx';

const sizes: readonly SizeOption[] = [
  { skuId: 11, label: '38', status: 'in-stock' },
  { skuId: 12, label: '39', status: 'few-left', note: 'Few left' },
  { skuId: 13, label: '40', status: 'out-of-stock', note: 'Sold out' },
];

describe('SizeGrid', () => {
  it('reads the stock of a size with its name', () => {
    render(<SizeGrid legend="Size" name="skuId" sizes={sizes} value={null} />);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      '38',
      '39, Few left',
      '40, Sold out',
    ]);
  });

  it('sends the chosen skuId with a form that is posted', async () => {
    render(
      <form aria-label="Add to bag">
        <SizeGrid legend="Size" name="skuId" sizes={sizes} value={null} />
      </form>,
    );
    expect(screen.getByRole('form')).toHaveFormValues({ skuId: undefined });
    await userEvent.click(screen.getByText('38'));
    expect(screen.getByRole('form')).toHaveFormValues({ skuId: '11' });
  });

  it('is required, and is described by its error', () => {
    render(<SizeGrid legend="Size" name="skuId" sizes={sizes} value={null} error="Choose a size" />);
    expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size');
    expect(screen.getAllByRole('radio')[0]).toBeRequired();
  });
});
