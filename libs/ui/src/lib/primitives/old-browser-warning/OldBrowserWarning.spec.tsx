import { render, screen } from '@testing-library/react';

import { OldBrowserWarning } from './OldBrowserWarning.tsx';

describe('OldBrowserWarning', () => {
  it('names the alternative, and needs neither classes nor custom properties to be seen [UI-12]', () => {
    render(<OldBrowserWarning title="Too old.">Open the page in Firefox.</OldBrowserWarning>);
    const warning = screen.getByRole('alert');
    expect(warning).toHaveTextContent('Too old. Open the page in Firefox.');
    expect(warning.outerHTML).not.toMatch(/class=|var\(/);
  });
});
