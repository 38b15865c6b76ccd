import { screen } from '@testing-library/react';

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
});
