import { returnPolicy } from '@lyng/feature';
import type { DocumentPage } from '@lyng/feature';
import { isoCodes } from '@lyng/i18n/core';
import { marketSite } from '@lyng/routing/core';
import type { BusinessContacts } from './seo-options.ts';

/** The largest icon: a logo is an image file of pixels. */
const LOGO = '/icon-512.png';

const SEARCH_TERM = 'search_term_string';

/** The shop and its search, for the front page (schema.org). */
export function organisation(
  { config, href, origins, site }: Pick<DocumentPage, 'config' | 'href' | 'origins' | 'site'>,
  { company, contacts }: BusinessContacts,
): readonly object[] {
  const origin = origins[site.market];
  const market = config.sites.markets.find(({ alias }) => alias === site.market);
  const country = market?.country ?? '';
  const own = market && marketSite(config.sites, market, site.language);
  const url = `${origin}${own?.basePath ?? ''}/`;
  const contact = contacts[site.market];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': `${url}#shop`,
      name: config.name,
      legalName: company.name,
      url,
      logo: origin + LOGO,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.zip,
        addressLocality: company.city,
        addressCountry: company.country,
      },
      ...(contact && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: contact.email,
          telephone: contact.phone,
          areaServed: country,
          availableLanguage: isoCodes[site.language],
        },
      }),
      hasMerchantReturnPolicy: returnPolicy({ config, site }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: config.name,
      url,
      inLanguage: isoCodes[site.language],
      publisher: { '@id': `${url}#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${href('search', {}).slice(site.basePath.length)}?q={${SEARCH_TERM}}`,
        },
        'query-input': `required name=${SEARCH_TERM}`,
      },
    },
  ];
}
