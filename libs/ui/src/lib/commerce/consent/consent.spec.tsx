import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi } from '../../testing/render-ui.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import type { ConsentPurposeRow, ConsentSettingsProps } from './ConsentSettings.tsx';
import { CookieBanner } from './CookieBanner.tsx';

describe('CookieBanner', () => {
  const show = () => {
    const pressed: string[] = [];
    const choices = ['Accept all', 'Only necessary', 'Choose'].map((label) => ({
      label,
      onChoose: () => void pressed.push(label),
    }));
    renderUi(
      <>
        <CookieBanner title="May we use cookies?" choices={choices}>
          Some are needed.
        </CookieBanner>
        <a href="#product">A product</a>
      </>,
    );
    return pressed;
  };

  it('is a region named by its title, not a dialog', () => {
    show();
    expect(screen.getByRole('region', { name: 'May we use cookies?' })).toHaveTextContent('Some are needed.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('offers every choice with one press and with the same look', async () => {
    const pressed = show();
    const buttons = within(screen.getByRole('region')).getAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    expect(pressed).toEqual(['Accept all', 'Only necessary', 'Choose']);
    expect(new Set(buttons.map((button) => `${button.className} ${button.dataset['variant']}`)).size).toBe(1);
  });

  it('lets the keyboard go on into the page', async () => {
    show();
    for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
    expect(screen.getByRole('link', { name: 'A product' })).toHaveFocus();
  });
});

describe('ConsentSettings', () => {
  const row = (name: string, more: Partial<ConsentPurposeRow> = {}): ConsentPurposeRow => ({
    name,
    title: name,
    text: `What ${name} means`,
    allowed: false,
    itemsTitle: 'Kept',
    items: [],
    ...more,
  });

  const show = (props: Partial<ConsentSettingsProps> = {}) => {
    const calls = { onSave: jest.fn(), onAcceptAll: jest.fn(), onReject: jest.fn(), onClose: jest.fn() };
    renderUi(
      <ConsentSettings
        open
        title="Cookie settings"
        intro="Choose"
        purposes={[
          row('necessary', { required: true, allowed: true }),
          row('statistics'),
          row('marketing', { allowed: true }),
        ]}
        labels={{ save: 'Save', acceptAll: 'Accept all', reject: 'Only necessary' }}
        {...calls}
        {...props}
      />,
    );
    return calls;
  };
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('begins with what is allowed, and required purposes cannot be turned off', () => {
    show();
    expect(box('necessary')).toBeChecked();
    expect(box('necessary')).toBeDisabled();
    expect(box('statistics')).not.toBeChecked();
    expect(box('marketing')).toBeChecked();
  });

  it('describes each checkbox', () => {
    show();
    expect(box('statistics')).toHaveAccessibleDescription('What statistics means');
  });

  it('saves what is ticked, by keyboard too', async () => {
    const { onSave } = show();
    await userEvent.click(box('statistics'));
    box('marketing').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith(['necessary', 'statistics']);
  });

  it('accepts and rejects with one press, whatever is ticked', async () => {
    const { onSave, onAcceptAll, onReject } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Accept all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Only necessary' }));
    expect([onAcceptAll, onReject, onSave].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('closed without a choice changes nothing', async () => {
    const { onSave, onClose } = show();
    await userEvent.click(box('statistics'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('lists what is stored for a purpose', () => {
    show({
      purposes: [
        row('necessary', { items: [{ names: ['cart', 'cart-2'], text: 'Remembers the cart', lifetime: '365 days' }] }),
      ],
    });
    expect(screen.getByText('cart, cart-2').closest('li')).toHaveTextContent('cart, cart-2Remembers the cart365 days');
  });
});
