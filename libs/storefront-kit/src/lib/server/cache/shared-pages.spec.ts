import { bodyOf, packSharedPage } from './pack-page.ts';
import { parsePage, serializePage } from './shared-pages.ts';

const rendered = {
  status: 404,
  headers: { link: ['</a>; rel=preload', '</b>; rel=preload'], 'content-language': 'da' },
  html: '<p>Rødgrød med fløde</p>\n'.repeat(100),
};

describe('the value of a shared page', () => {
  it('is the page again, with its Brotli as it was', async () => {
    const page = await packSharedPage(rendered, 1_000_000);
    const parsed = parsePage(serializePage(page));
    expect(parsed).toEqual(page);
    expect(parsed && bodyOf(parsed, 'gzip')).toEqual(bodyOf(page, 'gzip'));
  });

  it('does not contain what was made for one client', async () => {
    const page = await packSharedPage(rendered, 1_000_000);
    bodyOf(page, 'gzip');
    expect(parsePage(serializePage(page))?.bodies.gzip).toBe(undefined);
  });

  it('is ignored when one of its bytes has changed or is missing', async () => {
    const value = serializePage(await packSharedPage(rendered, 1_000_000));
    for (let index = 0; index < value.length; index += 1) {
      const changed = Buffer.from(value);
      changed.writeUInt8(value.readUInt8(index) ^ 1, index);
      expect(parsePage(changed)).toBe(undefined);
      expect(parsePage(value.subarray(0, index))).toBe(undefined);
    }
  });
});
