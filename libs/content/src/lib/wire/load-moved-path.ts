import type { CommerceGateway } from '@lyng/commerce-client';
import { UrlHistoryDocument } from './url-history.generated.ts';

/** A path of the shop: anything else would be an open redirect. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(url);

/** The path, without prefixes, that a page has moved to; `undefined` when none is known, and while the API is down. */
export const loadMovedPath = async (gateway: CommerceGateway, path: string): Promise<string | undefined> => {
  const result = await gateway.query(UrlHistoryDocument, { url: path });
  const moved = result.ok ? (result.value.urlHistory?.newUrl ?? '') : '';
  return isOwnPath(moved) && moved !== path ? moved : undefined;
};
