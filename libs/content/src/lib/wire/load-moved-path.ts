import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ContentFailure } from '../core/content-failure.ts';
import { UrlHistoryDocument } from './url-history.generated.ts';

/** A path of the shop: anything else would make the redirect an open one. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(url);

/** The path, without prefixes, that a page has moved to; `null` when nothing is known of it. */
export const loadMovedPath = async (
  gateway: CommerceGateway,
  path: string,
  options?: QueryOptions,
): Promise<Result<ContentFailure, string | null>> => {
  const answer = await gateway.query(UrlHistoryDocument, { url: path }, options);
  if (!answer.ok) return fail(answer.error);
  const moved = answer.value.urlHistory?.newUrl ?? '';
  return ok(isOwnPath(moved) && moved !== path ? moved : null);
};
