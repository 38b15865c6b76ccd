import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { cutXml } from './cut-xml.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { googleProducts } from './google-products.ts';
import type { GoogleItem } from './google-products.ts';
import { isDecoded, notUtf8 } from './not-utf8.ts';
import { parseXmlItem } from './parse-xml-item.ts';

async function* itemsOf(path: string, prefix: string): AsyncGenerator<GoogleItem> {
  for await (const { row, text } of cutXml(createReadStream(path, 'utf8'))) {
    if (!text.ok) yield { row, attributes: text };
    else yield { row, attributes: isDecoded(text.value) ? parseXmlItem(text.value, prefix) : notUtf8 };
  }
}

/** Reads a Google Merchant feed of RSS 2.0 or Atom; `prefix` is that of Google's namespace in this file. */
export const readGoogleXml = (path: string, prefix: string, options: ReadFeedOptions): AsyncGenerator<FeedRow> =>
  googleProducts(basename(path), itemsOf(path, prefix), options);
