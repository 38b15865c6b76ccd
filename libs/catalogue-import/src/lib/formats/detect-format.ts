import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { attributeName } from './read-google-tsv.ts';
import { googlePrefixesOf } from './read-google-xml.ts';
import { fieldOf } from './shopify-headers.ts';

export type FeedFormat =
  | { readonly kind: 'json-lines' }
  /** `prefixes` are those of Google's namespace. */
  | { readonly kind: 'google-xml'; readonly prefixes: readonly string[] }
  | { readonly kind: 'google-tsv' }
  | { readonly kind: 'shopify-csv' };

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
    : ok({ kind: 'google-xml', prefixes });
}

/** A spreadsheet of a country with decimal commas saves its CSV so. */
const SEMICOLONS = /^(?:sep=|[^,\t]*;)/i;

function formatOfTable(header: string): Result<string, FeedFormat> {
  const attributes = header.split('\t').map(attributeName);
  if (attributes.includes('id') && attributes.includes('title')) return ok({ kind: 'google-tsv' });
  if (SEMICOLONS.test(header))
    return fail(
      'it is a CSV file with semicolons or a line "sep=": save it as CSV with commas that begins with its header',
    );
  const fields = new Set(header.split(',').map((name) => fieldOf(name.replace(/^\uFEFF?"?|"$/g, ''))));
  const isShopify =
    fields.has('title') && (['handle', 'vendor', 'option1Name'] as const).some((field) => fields.has(field));
  return isShopify && !header.includes('\t')
    ? ok({ kind: 'shopify-csv' })
    : fail('its first line is neither JSON nor XML nor a header that the import knows');
}

/** Finds the format of a file by how it begins, whatever its name is. */
export function detectFormat(beginning: Buffer): Result<string, FeedFormat> {
  if (unicodeMarks.some((mark) => beginning.subarray(0, 2).equals(mark))) return fail('its encoding is UTF-16');
  const text = beginning
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('{')) return ok({ kind: 'json-lines' });
  if (text.startsWith('<')) return formatOfXml(text);
  return formatOfTable(/^[^\r\n]*/.exec(text)?.[0] ?? '');
}
