import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { serverPage } from '../../testing/render-ui.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'details', label: 'Details', content: 'Waxed leather' },
  { id: 'care', label: 'Care', content: 'Brush when dry' },
  { id: 'reviews', label: 'Reviews', count: 12, content: <a href="#write">Write one</a> },
];
const view = <Tabs label="About the boot" tabs={tabs} />;
const selectedTab = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  afterEach(() => {
    window.location.hash = '';
  });

  it('has every panel in the HTML, and tabs that link to them', () => {
    const page = serverPage(view);
    expect(
      [...page.querySelectorAll('[role=tab]')].map(
        (tab) => page.querySelector(tab.getAttribute('href') ?? '')?.textContent,
      ),
    ).toEqual(['DetailsWaxed leather', 'CareBrush when dry', 'ReviewsWrite one']);
    // Before hydration each is reached by the Tab key.
    expect(page.querySelector('[role=tab][tabindex]')).toBeNull();
  });

  it('shows the tab that a key leads to, which has the focus', async () => {
    render(view);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selectedTab()).toHaveAccessibleName('Reviews 12');
    expect(selectedTab()).toHaveFocus();
  });

  it('shows the chosen tab', async () => {
    render(view);
    await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
    expect(selectedTab()).toHaveAccessibleName('Care');
    expect(window.location.hash).toBe('');
  });

  it('opens the panel that the address names', () => {
    window.location.hash = '#care';
    render(view);
    expect(selectedTab()).toHaveAccessibleName('Care');
  });
});
