export type { NewsletterFailure, NewsletterOutcome } from './lib/core/newsletter.ts';
export { NewsletterPage } from './lib/react/newsletter/NewsletterPage.tsx';
export type { NewsletterPageProps } from './lib/react/newsletter/NewsletterPage.tsx';
export { newsletterTitle } from './lib/react/newsletter/newsletter-title.ts';
export { subscribeToNewsletter } from './lib/wire/subscribe-to-newsletter.ts';
