import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok, readEmail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { NewsletterFailure } from '../core/newsletter.ts';
import { SubscribeToNewsletterDocument } from './subscribe-to-newsletter.generated.ts';

const kinds: Readonly<Record<string, NewsletterFailure['kind']>> = {
  InvalidEmail: 'invalid-email',
  TooManyRequests: 'too-many',
};

const toFailure = (failure: CommerceFailure): NewsletterFailure => ({
  kind: (failure.kind === 'rejected' ? kinds[failure.code] : undefined) ?? 'unavailable',
});

/** Puts an address, as somebody typed it, on the list of the newsletter. */
export const subscribeToNewsletter = async (
  gateway: CommerceGateway,
  typed: string,
): Promise<Result<NewsletterFailure, true>> => {
  const email = readEmail(typed);
  if (email === null) return fail({ kind: 'invalid-email' });
  const response = await gateway.mutate(SubscribeToNewsletterDocument, { email });
  if (!response.ok) return fail(toFailure(response.error));
  return response.value.subscribeToNewsletter === true ? ok(true) : fail({ kind: 'unavailable' });
};
