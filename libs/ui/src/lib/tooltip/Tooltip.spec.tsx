import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Tooltip } from './Tooltip.tsx';

const view = (
  <>
    <Tooltip text="Kept for 30 days">{(control) => <button {...control}>Save</button>}</Tooltip>
    <button>After</button>
  </>
);
const button = () => screen.getByRole('button', { name: 'Save' });
const shown = () => screen.getByText('Kept for 30 days').closest('[role=tooltip]')?.hasAttribute('data-open');

describe('Tooltip', () => {
  it('describes its control, also while it is hidden', () => {
    render(view);
    expect(button()).toHaveAccessibleDescription('Kept for 30 days');
    expect(shown()).toBe(false);
  });

  it('is shown while the keyboard is on the control', async () => {
    render(view);
    await userEvent.tab();
    expect(shown()).toBe(true);
    await userEvent.tab();
    expect(shown()).toBe(false);
  });

  it('is shown while the pointer is on the control or on the words', async () => {
    // One pointer, which knows where it came from.
    const user = userEvent.setup();
    render(view);
    await user.hover(button());
    expect(shown()).toBe(true);
    await user.hover(screen.getByText('Kept for 30 days'));
    expect(shown()).toBe(true);
    await user.hover(screen.getByRole('button', { name: 'After' }));
    expect(shown()).toBe(false);
  });

  it('hides on Escape and leaves the focus where it is', async () => {
    render(view);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('keeps Escape from what lies around it only while it is shown', async () => {
    render(view);
    await userEvent.tab();
    expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(button(), { key: 'Escape' })).toBe(true);
  });
});
