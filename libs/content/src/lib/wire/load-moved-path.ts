import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ContentFailure } from '../core/content-failure.ts';
import { UrlHistoryDocument } from './url-history.generated.ts';

/** A path of the shop: anything else would be an open redirect. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(url);

/** The path, without prefixes, that a page has moved to; `null` when none is known. */
export const loadMovedPath = async (
  gateway: CommerceGateway,
  path: string,
  options?: QueryOptions,
): Promise<Result<ContentFailure, string | null>> => {
  const result = await gateway.query(UrlHistoryDocument, { url: path }, options);
  if (!result.ok) return fail(result.error);
  const moved = result.value.urlHistory?.newUrl ?? '';
  return ok(isOwnPath(moved) && moved !== path ? moved : null);
};
