const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

const accents: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);

/** Tags of Lingui's rich texts, which are not words. */
const tags = /(<\/?\d+\/?>)/;

const isLetter = (character: string): boolean => /\p{L}/u.test(character);

/** Every letter accented and two of five doubled, so that each word grows by 40 %. No plain letter is left. */
function stretch(words: string): string {
  let letters = 0;
  return [...words]
    .map((character) => {
      if (!isLetter(character)) return character;
      letters += 1;
      const drawn = accents.get(character) ?? character;
      return Math.floor(letters * 0.4) > Math.floor((letters - 1) * 0.4) ? drawn + drawn.toLowerCase() : drawn;
    })
    .join('');
}

/** A piece of a text in the pseudo-locale. */
export const pseudoText = (text: string): string =>
  text
    .split(tags)
    .map((part) => (tags.test(part) ? part : stretch(part)))
    .join('');
