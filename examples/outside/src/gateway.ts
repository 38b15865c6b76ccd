import { newId } from '@lyng/browser';
import { createApolloGateway } from '@lyng/commerce-client/apollo';

/** The commerce API for this page. */
export const gateway = createApolloGateway({
  apiKey: 'lyng-storefront',
  site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
  fetch: window.fetch.bind(window),
  newId,
});
