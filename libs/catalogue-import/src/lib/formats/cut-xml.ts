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

/** A mark of this length may lie across two chunks. */
const longestMark = 16;

const betweenItems = /<(?:item|entry)(?=[\s>/])|<!--[^]*?(?:-->|$)/g;
const inItem = /<(?:item|entry)(?=[\s>/])|<\/(?:item|entry)\s*>/g;

const isComplete = (mark: string): boolean => !mark.startsWith('<!--') || mark.endsWith('-->');

/** Of a comment that has not ended only its marks are held. */
const withoutWords = (comment: string): string => comment.slice(0, 4) + comment.slice(4).slice(-2);

/**
 * Cuts the items of an RSS feed or the entries of an Atom feed out of chunks of text, and never holds more than one. A
 * parser of the complete document would stop at the first broken item; so each is parsed alone.
 */
export async function* cutXml(chunks: AsyncIterable<unknown>): AsyncGenerator<XmlPiece> {
  let text = '';
  let row = 0;
  /** Whether `text` begins with an item that has not ended. */
  let isInItem = false;
  /** Up to here `text` has no mark. */
  let searched = 0;

  const pieceOf = (piece: string, fault?: string): XmlPiece => {
    row += 1;
    isInItem = false;
    const reason = piece.length > maxPieceLength ? 'longer than 1 MB' : fault;
    return { row, text: reason === undefined ? ok(piece) : fail(reason) };
  };

  for await (const chunk of chunks) {
    text += String(chunk);
    for (;;) {
      const marks: RegExp = isInItem ? inItem : betweenItems;
      marks.lastIndex = searched;
      const match: RegExpExecArray | null = marks.exec(text);
      if (match === null) {
        searched = Math.max(searched, text.length - longestMark);
        break;
      }
      if (!isComplete(match[0])) {
        text = withoutWords(match[0]);
        searched = 0;
        break;
      }
      const [mark] = match;
      const end = match.index + mark.length;
      const opens = !mark.startsWith('</') && !mark.startsWith('<!--');
      const pieceEnd = opens ? match.index : end;
      if (isInItem)
        yield pieceOf(text.slice(0, pieceEnd), opens ? 'the item does not end before the next one' : undefined);
      text = text.slice(pieceEnd);
      isInItem = opens;
      searched = opens ? mark.length : 0;
    }
    if (isInItem && text.length > maxPieceLength) yield pieceOf(text);
    if (isInItem) continue;
    text = text.slice(searched);
    searched = 0;
  }
  if (isInItem) yield pieceOf(text, 'the file ends in the middle of the item');
  else if (text.startsWith('<!--')) yield pieceOf(text, 'a comment that does not end hides the rest of the file');
}
