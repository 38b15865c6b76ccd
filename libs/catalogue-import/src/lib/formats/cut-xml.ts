import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';

export interface XmlPiece {
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
