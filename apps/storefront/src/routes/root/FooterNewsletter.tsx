import { use } from 'react';
import { ServerFormsContext } from './server-forms.ts';

export interface FooterNewsletterProps {
  /** Where it has no place; it stays in the document, for only the server can write it. */
  readonly hidden: boolean;
}

/** The sign-up for the newsletter, as the server wrote it: hydration leaves its HTML as it is. */
export function FooterNewsletter({ hidden }: FooterNewsletterProps) {
  const form = use(ServerFormsContext).newsletter;
  return form ? (
    <div hidden={hidden}>{form}</div>
  ) : (
    // React does not look at what it did not write.
    <div hidden={hidden} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
