import { render, screen } from '@testing-library/react';

import { CheckboxField } from '../choice/CheckboxField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const options = [
  { value: 'dk', label: 'Denmark' },
  { value: 'se', label: 'Sweden' },
];

describe('TextField', () => {
  it('is named by its label and described by hint and error', () => {
    render(
      <TextField label="Email" name="email" optionalText="(optional)" hint="For the receipt" error="Write an email" />,
    );
    const field = screen.getByRole('textbox', { name: 'Email (optional)' });
    expect(field).toHaveAccessibleDescription('For the receipt Write an email');
    expect(field).toBeInvalid();
  });

  it('is valid without an error', () => {
    render(<TextField label="Email" name="email" />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('SelectField', () => {
  it('offers its options, and is described by its error', () => {
    render(<SelectField label="Country" name="country" options={options} defaultValue="se" error="Choose a country" />);
    const select = screen.getByRole('combobox', { name: 'Country' });
    expect(select).toHaveDisplayValue('Sweden');
    expect(select).toHaveAccessibleDescription('Choose a country');
    expect(select).toBeInvalid();
  });
});

describe('CheckboxField', () => {
  it('is described by its error', () => {
    render(<CheckboxField label="I accept the terms" name="terms" error="Accept the terms to go on" />);
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
      'Accept the terms to go on',
    );
  });
});
