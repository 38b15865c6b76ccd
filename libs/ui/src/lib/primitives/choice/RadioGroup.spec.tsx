import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'home', label: 'To your door', description: '1–3 days', aside: '49 kr.' },
  { value: 'shop', label: 'To a parcel shop' },
];

describe('RadioGroup', () => {
  it('keeps its own state in a form that is posted', async () => {
    render(
      <form aria-label="Checkout">
        <RadioGroup legend="Delivery" name="delivery" options={options} value="home" />
      </form>,
    );
    await userEvent.click(screen.getByText('To a parcel shop'));
    expect(screen.getByRole('form')).toHaveFormValues({ delivery: 'shop' });
  });

  it('is named by its legend and described by its error', () => {
    render(<RadioGroup legend="Delivery" name="delivery" options={options} error="Choose a delivery" />);
    expect(screen.getByRole('group', { name: 'Delivery' })).toHaveAccessibleDescription('Choose a delivery');
  });
});
