/** Nobody searches for more; the search service refuses ten times as much. In characters. */
const MAX_PHRASE_LENGTH = 200;

/** Characters that take part in no word: controls, halves of a pair, and what fonts draw nothing for. */
const invisible = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The words of a search as they are searched for and shown; empty where there is nothing to see. */
export const searchPhrase = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim()]
    .slice(0, MAX_PHRASE_LENGTH)
    .join('')
    .trimEnd();
