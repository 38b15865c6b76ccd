import type { CommerceFailure, CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Menu, ShopMenus } from '../core/menu.ts';
import type { ContentPage } from '../core/widget.ts';
import { InfoMenuDocument } from './info-menu.generated.ts';
import { parseContentPage } from './parse-content-page.ts';
import { parseMenu } from './parse-menu.ts';
import { ShopMenusDocument } from './shop-menus.generated.ts';
import { WidgetAreaDocument } from './widget-area.generated.ts';
import type { WidgetAreaQueryVariables } from './widget-area.generated.ts';

/** The reason why a content page cannot be shown: the API is unavailable, or the page does not exist. */
export type ContentFailure = CommerceFailure | { readonly kind: 'not-found' };

export interface ContentOptions extends QueryOptions {
  /** Shows what is not published yet. */
  readonly preview?: boolean;
}

const loadArea = async (
  gateway: CommerceGateway,
  area: Pick<WidgetAreaQueryVariables, 'areaName' | 'family' | 'widgetAlias'>,
  { preview = false, ...options }: ContentOptions = {},
): Promise<Result<ContentFailure, ContentPage>> => {
  // Editors may show other widgets to phones and to organisations; pages are cached for everybody.
  const audience = { displaySetting: 'desktop', customerType: 'PERSON' } as const;
  const result = await gateway.query(WidgetAreaDocument, { ...area, ...audience, preview }, options);
  if (!result.ok) return fail(result.error);
  return result.value.widgetArea ? ok(parseContentPage(result.value.widgetArea)) : fail({ kind: 'not-found' });
};

export const loadFrontPage = (gateway: CommerceGateway, options?: ContentOptions) =>
  loadArea(gateway, { family: 'Frontpage', areaName: 'The front page area' }, options);

/** Loads a content page or an inspiration article by its alias; a missing page is not found. */
export const loadContentPage = (gateway: CommerceGateway, alias: string, options?: ContentOptions) =>
  loadArea(gateway, { widgetAlias: alias }, options);

/** Loads the menus around every page in one round trip. */
export const loadShopMenus = async (
  gateway: CommerceGateway,
  options?: QueryOptions,
): Promise<Result<CommerceFailure, ShopMenus>> => {
  const result = await gateway.query(ShopMenusDocument, {}, options);
  if (!result.ok) return fail(result.error);
  const { main, footerFirst, footerSecond, footerThird } = result.value;
  return ok({
    main: parseMenu(main),
    footer: [footerFirst, footerSecond, footerThird].map(parseMenu).filter(({ items }) => items.length > 0),
  });
};

/** The menu beside information pages; `null` when it fails to load, because the page is more than its menu. */
export async function loadInfoMenu(gateway: CommerceGateway, options?: QueryOptions): Promise<Menu | null> {
  const result = await gateway.query(InfoMenuDocument, {}, options);
  return result.ok ? parseMenu(result.value.menu) : null;
}
