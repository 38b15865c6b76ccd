import type { Language } from '@lyng/model';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { paymentPageStyles } from '../../platform/html/page-styles.ts';

/** The address of a mail's link; the language is that of the mail, which a key that is no longer known does not give. */
export const newsletterPath = (action: 'confirm' | 'unsubscribe', key: string, language: Language): string =>
  `/newsletter/${action}?key=${key}&language=${language}`;

interface NewsletterPage {
  readonly shopName: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Where the page's button, named as its title, posts to; left out when nothing is left to do. */
  readonly action?: string;
}

/** The page of a mail's link. Mail programs open links by themselves, so only its button does something. */
export const newsletterPage = ({ shopName, language, title, text, action }: NewsletterPage): Html =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – ${shopName}</title>${paymentPageStyles}</head>
<body><main><p class="shop">${shopName}</p><h1>${title}</h1>${
    action === undefined
      ? html`<p role="status">${text}</p>`
      : html`<p>${text}</p><form method="post" action="${action}"><button class="primary">${title}</button></form>`
  }</main></body></html>`;
