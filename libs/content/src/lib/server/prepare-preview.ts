import { createFetchGateway, shopperFetch } from '@lyng/commerce-client';
import type { ServerHalf } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { randomUUID } from 'node:crypto';

/** The parameter with which an editor sees drafts; the contract's own name is for the page of all widgets only. */
const parameters = (screen: string): readonly string[] =>
  screen === 'preview-widgets' ? ['preview', 'loginToken'] : ['preview'];

/**
 * An editor's token goes to the commerce API with this request only: it is no session, and no cookie stores it. The API
 * verifies it.
 */
export const preparePreview: NonNullable<ServerHalf['prepare']> = ({ config, ports, site }, visit) => {
  const query = new URLSearchParams(visit.target.split('?', 2)[1]);
  const token = parameters(visit.screen)
    .map((name) => query.get(name))
    .find((text) => text);
  if (!token) return;
  const previewGateway = createFetchGateway({
    url: visit.services.graphql.url,
    apiKey: config.apiKey,
    site: { channelId: config.channelId, languageId: isoCodes[site.language], marketId: site.market },
    fetch: shopperFetch(visit.ip),
    token: () => token,
    timeoutMs: visit.services.graphql.timeout,
    fetchPolicy: 'no-cache',
    newId: randomUUID,
  });
  Object.assign(ports, { previewGateway });
};
