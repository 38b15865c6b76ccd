import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { SaxesParser } from 'saxes';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { isDecoded, notUtf8 } from './feed-row.ts';
import type { FeedRow, ReadFeedOptions } from './feed-row.ts';
import { googleProducts } from './google-products.ts';
import type { GoogleItem } from './google-products.ts';
import { addValue } from './google-row.ts';
import type { GoogleAttributes } from './google-row.ts';

/** The address of Google's namespace, as feeds write it. */
const GOOGLE = /^https?:\/\/base\.google\.com\/ns\/1\.0\/?$/i;

/** The prefixes that the attributes of a tag give Google's namespace; `''` makes it the one of names without a prefix. */
const googlePrefixesIn = (attributes: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(attributes).flatMap(([name, address]) => {
    const [, prefix] = /^xmlns(?:$|:)(.*)/.exec(name) ?? [];
    return prefix !== undefined && GOOGLE.test(address) ? [prefix] : [];
  });

/** The prefixes of Google's namespace in the beginning of a feed, on whichever of its tags they are declared. */
export function googlePrefixesOf(beginning: string): readonly string[] {
  const prefixes = new Set<string>();
  const parser = new SaxesParser();
  // A broken item is reported where it is read.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ attributes }) => {
    for (const prefix of googlePrefixesIn(attributes)) prefixes.add(prefix);
  });
  parser.write(beginning);
  return [...prefixes];
}

interface XmlPiece {
  /** Counted from 1. */
  readonly row: number;
  /** The text from `<item>` to `</item>`, or why it is not read. */
  readonly text: Result<string, string>;
}

/** Max length in characters: a longer item is not a product and would only fill the memory. */
const maxPieceLength = 1_000_000;

/** A comment or an item, up to its end or that of the text. */
const PIECE = /<!--[^]*?(-->|$)|<(item|entry)(?=[\s>/])[^]*?(<\/\2\s*>|$)/;

const BEGINNING = /(?=<(?:item|entry)[\s>/])/;

/** A mark of this length may lie across two chunks. */
const longestMark = 16;

/**
 * Cuts the items of an RSS feed or the entries of an Atom feed out of chunks of text, and never holds more than one. A
 * parser of the complete document would stop at the first broken item; so each is parsed alone.
 */
export async function* cutXml(chunks: AsyncIterable<unknown>): AsyncGenerator<XmlPiece> {
  let text = '';
  let row = 0;
  const pieceOf = (piece: string, fault?: string): XmlPiece => {
    row += 1;
    const reason = piece.length > maxPieceLength ? 'longer than 1 MB' : fault;
    return { row, text: reason === undefined ? ok(piece) : fail(reason) };
  };

  for await (const chunk of chunks) {
    text += String(chunk);
    let match = PIECE.exec(text);
    for (; match !== null && (match[1] || match[3]); match = PIECE.exec(text)) {
      text = text.slice(match.index + match[0].length);
      const items = match[2] === undefined ? [] : match[0].split(BEGINNING);
      for (const [index, item] of items.entries())
        yield pieceOf(item, index < items.length - 1 ? 'the item does not end before the next one' : undefined);
    }
    text = text.slice(match?.index ?? -longestMark);
    if (text.length <= maxPieceLength) continue;
    // Of a comment that has not ended only its marks are held.
    if (text.startsWith('<!--')) text = `<!--${text.slice(-2)}`;
    else {
      yield pieceOf(text);
      text = text.slice(-longestMark);
    }
  }
  if (text.startsWith('<!--')) yield pieceOf(text, 'a comment that does not end hides the rest of the file');
  else if (text.search(BEGINNING) === 0) yield pieceOf(text, 'the file ends in the middle of the item');
}

/** The words of an error without its place, quoted so that errors of one kind are counted together. */
const reasonOf = (error: Error): string => `malformed XML: "${error.message.replace(/^[\d:]+ /, '')}"`;

/** A copy: a text of saxes is a view of the complete item, and would hold all of it in the memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/**
 * Reads the children of an item. Attributes have a prefix of Google's namespace, one of the feed's or of the item's own; a child
 * without prefix counts where there is none with it, and those of other namespaces do not count.
 */
function attributesOf(xml: string, feedPrefixes: readonly string[]): Result<string, GoogleAttributes> {
  if (!isDecoded(xml)) return notUtf8;
  const own: GoogleAttributes = new Map();
  const plain: GoogleAttributes = new Map();
  const prefixes = new Set(feedPrefixes);
  const parser = new SaxesParser();
  const errors: Error[] = [];
  let depth = 0;
  let value = '';
  parser.on('error', (error) => errors.push(error));
  parser.on('opentag', ({ attributes }) => {
    depth += 1;
    for (const prefix of googlePrefixesIn(attributes)) prefixes.add(prefix);
    // The address of an Atom link is an attribute.
    if (depth === 2) value = attributes['href'] ?? '';
  });
  const append = (text: string) => {
    if (depth >= 2) value += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    const [local = '', prefix = ''] = name.split(':').toReversed();
    if (depth === 2 && prefixes.has(prefix)) addValue(own, local.toLowerCase(), copyOf(value));
    else if (depth === 2 && prefix === '') addValue(plain, local.toLowerCase(), copyOf(value));
    depth -= 1;
  });
  parser.write(xml).close();
  return errors[0] === undefined ? ok(new Map([...plain, ...own])) : fail(reasonOf(errors[0]));
}

/** The id in the text of an item that may be no XML. */
const idIn = (text: string): string | undefined =>
  /<(?:[\w.-]+:)?id>\s*(?:<!\[CDATA\[)?([^<\]]+)/.exec(text)?.[1]?.trim();

async function* itemsOf(path: string, prefixes: readonly string[]): AsyncGenerator<GoogleItem> {
  for await (const { row, text } of cutXml(createReadStream(path, 'utf8')))
    yield text.ok
      ? { row, id: idIn(text.value), attributes: attributesOf(text.value, prefixes) }
      : { row, attributes: text };
}

/** Reads a Google Merchant feed of RSS 2.0 or Atom; `prefixes` are those of Google's namespace in this file. */
export const readGoogleXml = (
  path: string,
  prefixes: readonly string[],
  options: ReadFeedOptions,
): AsyncGenerator<FeedRow> => googleProducts(basename(path), itemsOf(path, prefixes), options);
