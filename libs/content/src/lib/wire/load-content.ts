import type { CommerceGateway, QueryOptions } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { CustomerType, Result } from '@lyng/model';
import type { ContentFailure } from '../core/content-failure.ts';
import type { ShopMenus } from '../core/menu.ts';
import type { ContentPage } from '../core/widget.ts';
import { parseContentPage } from './parse-content-page.ts';
import { parseMenu } from './parse-menu.ts';
import { ShopMenusDocument } from './shop-menus.generated.ts';
import { WidgetAreaDocument } from './widget-area.generated.ts';
import type { WidgetAreaQueryVariables } from './widget-area.generated.ts';

/** The type of visitor and of device: editors may show different widgets to each. */
export interface ContentAudience {
  /** `mobile` on a phone. */
  readonly displaySetting?: 'mobile' | 'desktop';
  readonly customerType?: CustomerType;
  /** Shows what is not published yet. */
  readonly preview?: boolean;
}

const loadArea = async (
  gateway: CommerceGateway,
  variables: WidgetAreaQueryVariables,
  options?: QueryOptions,
): Promise<Result<ContentFailure, ContentPage>> => {
  const result = await gateway.query(WidgetAreaDocument, variables, options);
  if (!result.ok) return fail(result.error);
  return result.value.widgetArea ? ok(parseContentPage(result.value.widgetArea)) : fail({ kind: 'not-found' });
};

const forEveryone: ContentAudience = { displaySetting: 'desktop', customerType: 'PERSON', preview: false };

/** Loads the front page. */
export const loadFrontPage = (gateway: CommerceGateway, audience: ContentAudience = {}, options?: QueryOptions) =>
  loadArea(gateway, { family: 'Frontpage', areaName: 'The front page area', ...forEveryone, ...audience }, options);

/** Loads a content page or an inspiration article by its alias; a missing page is not found. */
export const loadContentPage = (
  gateway: CommerceGateway,
  alias: string,
  audience: ContentAudience = {},
  options?: QueryOptions,
) => loadArea(gateway, { widgetAlias: alias, ...forEveryone, ...audience }, options);

/** Loads the menus around every page in one round trip. */
export const loadShopMenus = async (
  gateway: CommerceGateway,
  options?: QueryOptions,
): Promise<Result<ContentFailure, ShopMenus>> => {
  const result = await gateway.query(ShopMenusDocument, {}, options);
  if (!result.ok) return fail(result.error);
  const { main, footerFirst, footerSecond, footerThird } = result.value;
  return ok({
    main: parseMenu(main),
    footer: [footerFirst, footerSecond, footerThird].map(parseMenu).filter(({ items }) => items.length > 0),
  });
};
