import { detectFormat } from './detect-format.ts';
import { googlePrefixesOf } from './read-google-xml.ts';

const rss = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
const anyPrefix =
  '<!-- xmlns:x="http://base.google.com/ns/1.0" --><rss xmlns:a="b" xmlns = "https://base.google.com/ns/1.0/"><item xmlns:é="http://base.google.com/ns/1.0">';

describe('detectFormat', () => {
  it.each([
    ['lines of JSON', '{"id":"1"}', 'json-lines'],
    ['RSS', `<?xml version="1.0" encoding="utf-8"?>\n${rss}`, 'google-xml'],
    ['Atom', "<feed xmlns:goods='http://base.google.com/ns/1.0'>", 'google-xml'],
    ['any prefix [BUG-21]', anyPrefix, 'google-xml'],
    ['a table with tabs', 'id\tTitle\tImage Link\r\n1\t2\t3', 'google-tsv'],
    ['the older CSV of Shopify', 'Handle,Title,Body (HTML)\n', 'shopify-csv'],
    ['the newer CSV of Shopify', '"Title","URL handle","Description"\n', 'shopify-csv'],
  ])('finds %s, also behind a byte order mark', (_, text, name) => {
    expect(detectFormat(Buffer.from(text))).toMatchObject({ ok: true, value: { name } });
    expect(detectFormat(Buffer.from(`\uFEFF${text}`))).toMatchObject({ ok: true, value: { name } });
  });

  it.each([
    ['an empty file', '', /first line/],
    ['an image', '\u0089PNG\r\n', /first line/],
    ['a table of something else', 'Date,Amount\n', /first line/],
    ['a table of Google’s with commas', 'id,title,price\n', /first line/],
    ['semicolons [ARG-28]', 'Handle;Title;Vendor\n', /CSV.*commas/],
    ['a line for spreadsheets [ARG-28]', 'sep=,\nHandle,Title,Vendor\n', /CSV.*commas/],
    ['a page', '<!doctype html><html>', /neither RSS 2.0 nor Atom/],
    ['news', '<rss version="2.0"><channel>', /namespace/],
    ['another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${rss}`, /its encoding is ISO-8859-1/],
  ])('rejects %s', (_, text, reason) => {
    expect(detectFormat(Buffer.from(text))).toEqual({ ok: false, error: expect.stringMatching(reason) });
  });

  it('rejects UTF-16', () => {
    const text = Buffer.from('\uFEFFid\ttitle\n', 'utf16le');
    expect(detectFormat(text)).toEqual({ ok: false, error: 'its encoding is UTF-16' });
  });
});

describe('googlePrefixesOf', () => {
  it.each([
    [rss, ['g']],
    ["<feed xmlns:goods='http://base.google.com/ns/1.0'>", ['goods']],
    [`${anyPrefix}<g:id>`, ['', 'é']],
  ])('finds the prefixes in %j', (text, prefixes) => {
    expect(googlePrefixesOf(text)).toEqual(prefixes);
  });
});
