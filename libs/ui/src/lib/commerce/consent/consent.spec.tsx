import { screen } from '@testing-library/react';

import { renderUi } from '../../testing/render-ui.tsx';
import { CookieBanner } from './CookieBanner.tsx';

describe('CookieBanner', () => {
  it('is a region named by its title, not a dialog', () => {
    renderUi(
      <CookieBanner title="May we use cookies?" choices={[{ label: 'Accept all', onChoose: () => undefined }]}>
        Some are needed.
      </CookieBanner>,
    );
    expect(screen.getByRole('region', { name: 'May we use cookies?' })).toHaveTextContent('Some are needed.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});
