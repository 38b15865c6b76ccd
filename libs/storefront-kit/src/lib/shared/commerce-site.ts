import type { CommerceSite } from '@lyng/commerce-client';
import type { ShopConfig } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import type { Site } from '@lyng/routing/core';

/** The site of requests to the commerce API. */
export const commerceSite = (
  { channelId }: Pick<ShopConfig, 'channelId'>,
  { language, market }: Pick<Site, 'language' | 'market'>,
): CommerceSite => ({
  channelId,
  languageId: isoCodes[language],
  marketId: market,
});
