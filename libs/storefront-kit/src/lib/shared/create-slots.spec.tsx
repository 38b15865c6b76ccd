import type { Feature } from '@lyng/feature';
import { render, screen } from '@testing-library/react';
import { createSlots } from './create-slots.tsx';

const part = (name: string): Feature['fills'] => ({
  'product:below': async () => ({ Part: ({ alias }) => <p>{`${name} of ${alias}`}</p> }),
});

describe('a slot', () => {
  it('shows the parts of all features, once they are loaded', async () => {
    const slots = createSlots([{ fills: part('Reviews') }, {}, { fills: part('Questions') }]);
    expect(slots.get('product:below')).toBeNull();
    await slots.load(['product:below']);
    const Slot = slots.get('product:below');
    if (!Slot) throw new Error('The slot has no parts.');
    expect(slots.get('product:below')).toBe(Slot);
    render(<Slot alias="vinga" />);
    expect(screen.getAllByText(/of vinga/).map(({ textContent }) => textContent)).toEqual([
      'Reviews of vinga',
      'Questions of vinga',
    ]);
  });

  it('is empty where no feature has a part', async () => {
    const slots = createSlots([{}]);
    await slots.load(['product:below']);
    expect(slots.get('product:below')).toBeNull();
  });
});
