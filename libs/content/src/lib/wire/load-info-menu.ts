import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import type { Menu } from '../core/menu.ts';
import { InfoMenuDocument } from './info-menu.generated.ts';
import { parseMenu } from './parse-menu.ts';

/** The menu beside information pages; `null` when it fails to load, because the page is more than its menu. */
export async function loadInfoMenu(gateway: CommerceGateway, options?: QueryOptions): Promise<Menu | null> {
  const result = await gateway.query(InfoMenuDocument, {}, options);
  return result.ok ? parseMenu(result.value.menu) : null;
}
