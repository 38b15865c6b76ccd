import { createI18n, I18nProvider } from '@lyng/i18n';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NewsletterOutcome } from '../../core/newsletter.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

const pageOf = (outcome: NewsletterOutcome | null) => (
  <I18nProvider i18n={createI18n('da', [])}>
    <NewsletterPage outcome={outcome} renderForm={(error) => <input aria-label="Email" aria-description={error} />} />
  </I18nProvider>
);
const show = (outcome: NewsletterOutcome | null) => render(pageOf(outcome));

describe('the page of the newsletter', () => {
  it('shows the form until one was posted [ACC-09]', () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that the sign-up is to be confirmed [ACC-09, REL3-11]', () => {
    show({ kind: 'subscribed' });
    expect(screen.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Confirm your sign-up with the link in it.');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows at the field what is wrong with the address [ACC-09]', () => {
    show({ kind: 'invalid-email' });
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a valid email address.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['too-many', 'There have been many sign-ups from here. Wait a while and try again.'],
    ['unavailable', 'You are not signed up yet, because we could not reach our system. Try again in a moment.'],
  ] as const)('shows the failure above the form, and moves the focus there: %s [ACC-09]', (kind, text) => {
    show({ kind });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text);
    // The browser gives it the focus when it opens the page that was made on the server.
    expect(renderToStaticMarkup(pageOf({ kind }))).toContain('<div tabindex="-1" autofocus="">');
    expect(screen.getByRole('textbox')).toBeVisible();
  });
});
