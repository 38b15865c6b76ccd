import { expect, sites, test } from '../../fixtures/http-test.ts';
import { titleOf } from '../../fixtures/page-facts.ts';

for (const { alias } of sites) {
  test(`[SHOP-21] in ${alias} the promises of the shop are in a landmark`, async ({ shop }) => {
    const { text } = await shop.get(alias, '/');
    const [beforeHeader = ''] = text.split('<header', 1);
    const aside = beforeHeader.slice(beforeHeader.indexOf('<aside'), beforeHeader.indexOf('</aside>'));
    expect(aside).toContain('14 ');
    expect(beforeHeader.replace(aside, '')).not.toContain('<ul');
  });
}

test('[SHOP-22] the Finnish front page names the North with a capital letter', async ({ shop }) => {
  expect(titleOf((await shop.get('fi', '/')).text)).toContain('Pohjolan');
});
