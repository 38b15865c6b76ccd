/** The search service rejects ten times as much. In characters. */
const MAX_PHRASE_LENGTH = 200;

/** Characters that belong to no word: controls, lone surrogates and invisible ones. */
const invisible = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The words of a search as searched for and shown; empty if nothing is visible. */
export const searchPhrase = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim()]
    .slice(0, MAX_PHRASE_LENGTH)
    .join('')
    .trimEnd();
