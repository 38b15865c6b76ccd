import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { QuantityStepper } from './QuantityStepper.tsx';

const texts = { label: 'Quantity', name: 'quantity', decreaseLabel: 'One fewer', increaseLabel: 'One more' };

describe('QuantityStepper', () => {
  it('steps by one', async () => {
    const change = jest.fn();
    render(<QuantityStepper {...texts} value={2} min={1} max={5} onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    [1, 'One fewer'],
    [5, 'One more'],
  ])('at %d does not go on', (value, button) => {
    render(<QuantityStepper {...texts} value={value} min={1} max={5} onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
  });

  it('changes by keys and typing, never by the wheel, and not to an unclear figure [BUG-2]', async () => {
    const change = jest.fn();
    render(<QuantityStepper {...texts} value={2} min={1} max={3} onChange={change} />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    expect(field).not.toHaveAttribute('type', 'number');
    await userEvent.type(field, '{ArrowUp}{ArrowUp}');
    expect(field).toHaveAttribute('aria-valuenow', '3');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    for (const text of ['1e1', '40']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      expect(field).toHaveValue('2');
    }
    // Once by Enter, and once by leaving the field.
    expect(change.mock.calls).toEqual([[3], [3]]);
  });

  it('keeps its own number in a form that is posted', async () => {
    render(
      <form aria-label="Bag">
        <QuantityStepper {...texts} value={2} min={1} max={5} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('form')).toHaveFormValues({ quantity: '3' });
  });
});
