import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { attributeName, readGoogleTsv } from './google-products.ts';
import { readProductLines } from './json-products.ts';
import { googlePrefixesOf, readGoogleXml } from './read-google-xml.ts';
import { readShopifyCsv } from './read-shopify-csv.ts';
import { fieldOf } from './shopify-headers.ts';

/** Reads the rows of a file. */
type RowReader = (path: string, options: ReadFeedOptions) => AsyncIterable<FeedRow>;

export interface FeedFormat {
  readonly name: 'json-lines' | 'google-xml' | 'google-tsv' | 'shopify-csv';
  readonly rowsOf: RowReader;
}

/** The formats, for an error that has to name them. */
export const acceptedFormats =
  'a folder with products.jsonl, or a file in UTF-8: products as JSON lines, a Google Merchant feed (RSS 2.0, Atom, or text with tabs), or the product CSV of Shopify, with commas';

const unicodeMarks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

function formatOfXml(text: string): Result<string, FeedFormat> {
  const encoding = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(text)?.[1] ?? 'utf-8';
  if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) return fail(`its encoding is ${encoding}`);
  if (!/<(?:rss|feed)[\s>]/.test(text)) return fail('it is XML, but neither RSS 2.0 nor Atom');
  const prefixes = googlePrefixesOf(text);
  return prefixes.length === 0
    ? fail('it is not in the namespace http://base.google.com/ns/1.0')
    : ok({ name: 'google-xml', rowsOf: (path, options) => readGoogleXml(path, prefixes, options) });
}

/** A spreadsheet of a country with decimal commas saves its CSV so. */
const SEMICOLONS = /^(?:sep=|[^,\t]*;)/i;

function formatOfTable(header: string): Result<string, FeedFormat> {
  const attributes = header.split('\t').map(attributeName);
  if (attributes.includes('id') && attributes.includes('title'))
    return ok({ name: 'google-tsv', rowsOf: readGoogleTsv });
  if (SEMICOLONS.test(header))
    return fail(
      'it is a CSV file with semicolons or a line "sep=": save it as CSV with commas that begins with its header',
    );
  const fields = new Set(header.split(',').map((name) => fieldOf(name.replace(/^\uFEFF?"?|"$/g, ''))));
  const isShopify =
    fields.has('title') && (['handle', 'vendor', 'option1Name'] as const).some((field) => fields.has(field));
  return isShopify && !header.includes('\t')
    ? ok({ name: 'shopify-csv', rowsOf: readShopifyCsv })
    : fail('its first line is neither JSON nor XML nor a header that the import knows');
}

/** Finds the format of a file by how it begins, whatever its name is. */
export function detectFormat(beginning: Buffer): Result<string, FeedFormat> {
  if (unicodeMarks.some((mark) => beginning.subarray(0, 2).equals(mark))) return fail('its encoding is UTF-16');
  const text = beginning
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('{')) return ok({ name: 'json-lines', rowsOf: readProductLines });
  if (text.startsWith('<')) return formatOfXml(text);
  return formatOfTable(/^[^\r\n]*/.exec(text)?.[0] ?? '');
}
