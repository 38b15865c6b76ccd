import { use } from 'react';
import { ServerFormsContext } from '@lyng/feature';

export interface FooterNewsletterProps {
  /** Hidden where it has no place; it stays in the document, because only the server can render it. */
  readonly hidden: boolean;
}

/** The newsletter sign-up as the server rendered it: hydration leaves its HTML alone. */
export function FooterNewsletter({ hidden }: FooterNewsletterProps) {
  const form = use(ServerFormsContext).newsletter;
  return form ? (
    <div hidden={hidden}>{form}</div>
  ) : (
    // React leaves this HTML alone.
    <div hidden={hidden} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
