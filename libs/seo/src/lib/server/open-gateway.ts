import { randomUUID } from 'node:crypto';
import { createFetchGateway, shopperFetch } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { RouteRequest } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import type { Site } from '@lyng/routing/core';

/** The commerce API for a crawler: without a login, so that what only members see is in no file. */
export const openGateway = (
  { services: { graphql }, config, ip }: RouteRequest,
  { language, market }: Site,
): CommerceGateway =>
  createFetchGateway({
    url: graphql.url,
    apiKey: config.apiKey,
    site: { channelId: config.channelId, languageId: isoCodes[language], marketId: market },
    fetch: shopperFetch(ip),
    timeoutMs: graphql.timeout,
    fetchPolicy: 'no-cache',
    newId: randomUUID,
  });
