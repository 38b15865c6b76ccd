import { mutationOutcome } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, readEmail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { NewsletterFailure } from '../core/newsletter.ts';
import { SubscribeToNewsletterDocument } from './subscribe-to-newsletter.generated.ts';

const kinds = { InvalidEmail: 'invalid-email', TooManyRequests: 'too-many' } as const;

/** Puts an address, as somebody typed it, on the list of the newsletter. */
export const subscribeToNewsletter = async (
  gateway: CommerceGateway,
  typed: string,
): Promise<Result<NewsletterFailure, true>> => {
  const email = readEmail(typed);
  if (email === null) return fail({ kind: 'invalid-email' });
  const result = await gateway.mutate(SubscribeToNewsletterDocument, { email });
  return mutationOutcome(result, (data) => data.subscribeToNewsletter === true, kinds);
};
