import { shownAmount } from '@lyng/model';
import type { Price } from '@lyng/model';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { mainTextOf, pageDataOf, stateOf } from '../../fixtures/page-facts.ts';

interface ProductPageData {
  readonly product: { readonly product: { readonly unitPrice: Price } };
}

const business = { cookie: 'ralph-user-type=ORGANIZATION' } as const;

for (const { alias, currency } of testedSites) {
  test(`${alias}: a person sees prices with VAT, a business without, and no cached page mixes them [CAT-02] [ROUTE-26]`, async ({
    shop,
    addresses,
  }) => {
    const { product } = await addresses(alias);
    const person = await shop.get(alias, product);
    const organization = await shop.get(alias, product, business);
    // Both again, now from the cache.
    for (const [response, vatIncluded] of [
      [person, true],
      [organization, false],
      [await shop.get(alias, product, business), false],
      [await shop.get(alias, product), true],
      [await shop.get(alias, product, { cookie: 'ralph-user-type=PERSON' }), true],
      [await shop.get(alias, product, { cookie: 'ralph-user-type=nonsense' }), true],
    ] as const) {
      const { customer, channel } = stateOf(response.text).store;
      expect(customer).toEqual({ customerType: vatIncluded ? 'PERSON' : 'ORGANIZATION', vatIncluded });
      expect(channel.currency).toBe(currency);
      const { unitPrice } = (pageDataOf(response.text) as ProductPageData).product.product;
      expect(mainTextOf(response.text)).toContain(shownAmount(unitPrice.selling, vatIncluded).replace(/\s/g, ' '));
    }
    expect(mainTextOf(organization.text)).not.toBe(mainTextOf(person.text));
  });
}
