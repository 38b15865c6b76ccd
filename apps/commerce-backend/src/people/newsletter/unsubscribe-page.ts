import type { Language } from '@lyng/model';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { paymentPageStyles } from '../../platform/html/page-styles.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/** The address that a mail names; the language is that of the mail, which a subscription that has ended does not know. */
export const unsubscribePath = (key: string, language: Language): string =>
  `/newsletter/unsubscribe?key=${key}&language=${language}`;

interface UnsubscribePage {
  readonly shopName: string;
  readonly language: Language;
  /** The key of a subscription that is to end; left out when it has ended. */
  readonly key?: string;
}

/**
 * Requires a confirmation, because mail programs open links by themselves; or shows that the subscription has ended.
 */
export function unsubscribePage({ shopName, language, key }: UnsubscribePage): Html {
  const texts = newsletterTexts[language];
  const title = key === undefined ? texts.ended : texts.unsubscribe;
  const body =
    key === undefined
      ? html`<p role="status">${texts.endedText(shopName)}</p>`
      : html`<p>${texts.confirmation(shopName)}</p><form method="post" action="${unsubscribePath(key, language)}"><button class="primary">${texts.unsubscribe}</button></form>`;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – ${shopName}</title>${paymentPageStyles}</head>
<body><main><p class="shop">${shopName}</p><h1>${title}</h1>${body}</main></body></html>`;
}
