import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { cutXml } from './cut-xml.ts';
import { isDecoded, notUtf8 } from './feed-row.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { googleProducts } from './google-products.ts';
import type { GoogleItem } from './google-products.ts';
import { parseXmlItem } from './parse-xml-item.ts';

/** The id in the text of an item that may be no XML. */
const idIn = (text: string): string | undefined =>
  /<(?:[\w.-]+:)?id>\s*(?:<!\[CDATA\[)?([^<\]]+)/.exec(text)?.[1]?.trim();

async function* itemsOf(path: string, prefixes: readonly string[]): AsyncGenerator<GoogleItem> {
  for await (const { row, text } of cutXml(createReadStream(path, 'utf8'))) {
    if (!text.ok) yield { row, attributes: text };
    else
      yield {
        row,
        id: idIn(text.value),
        attributes: isDecoded(text.value) ? parseXmlItem(text.value, prefixes) : notUtf8,
      };
  }
}

/** Reads a Google Merchant feed of RSS 2.0 or Atom; `prefixes` are those of Google's namespace in this file. */
export const readGoogleXml = (
  path: string,
  prefixes: readonly string[],
  options: ReadFeedOptions,
): AsyncGenerator<FeedRow> => googleProducts(basename(path), itemsOf(path, prefixes), options);
