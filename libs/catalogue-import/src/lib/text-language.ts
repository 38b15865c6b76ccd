import { languages } from '@lyng/model';

/** The languages that a text is recognised in, as BCP 47 writes them. */
export type TextLanguage = 'da' | 'sv' | 'nb' | 'fi' | 'en';

const wordsIn = (text: string): readonly string[] => text.split(' ');

/** Common words of each language, and those of clothes that the others write in another way. */
const common: Readonly<Record<TextLanguage, readonly string[]>> = {
  da: wordsIn(
    'og med til af på som er det den en et i fra for uden også hvid sort grøn brun blød læder uld bomuld kjole jakke bukser støvler sko trøje skjorte taske dame damer herre herrer børn ærmer snit grå blå rød gul lys mørk nederdel hæl frakke tørklæde handsker bælte ur solbriller rygsæk',
  ),
  sv: wordsIn(
    'och med till av på som är det den en ett i från för utan också vit svart grön brun mjuk läder ull bomull klänning jacka byxor stövlar skor tröja skjorta väska dam herr barn ärmar passform grå blå röd gul ljus mörk kjol klack kappa halsduk handskar bälte klocka solglasögon ryggsäck',
  ),
  nb: wordsIn(
    'og med til av på som er det den en et i fra for uten også hvit svart grønn brun myk skinn ull bomull kjole jakke bukser støvler sko genser skjorte veske dame damer herre herrer barn ermer passform grå blå rød gul lys mørk skjørt hæl kåpe skjerf hansker belte klokke solbriller ryggsekk',
  ),
  fi: wordsIn(
    'ja on ei joka sekä kanssa tai myös valkoinen musta vihreä ruskea pehmeä nahka villa puuvilla mekko takki housut saappaat kengät neule paita laukku naisten miesten lasten hihat istuvuus harmaa sininen punainen keltainen vaalea tumma hame korko päällystakki huivi käsineet vyö kello aurinkolasit reppu',
  ),
  en: wordsIn(
    "and with to of on that is are the a an in from for without also this your its it by women women's womens men men's mens boys boys' girls girls' kids children's white black green brown soft leather wool cotton dress jacket trousers pants boots shoes sandals sweater shirt bag handbag sleeve sleeves fit size grey gray blue red yellow light dark multicolor skirt heels trainers coat scarf gloves belt watch sunglasses backpack",
  ),
};

const languagesOf = new Map<string, TextLanguage[]>();
for (const language of [...languages, 'en'] as const)
  for (const word of common[language]) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** The language that most of the common words in a text belong to; undefined where two have as many, or none has any. */
export function recogniseLanguage(text: string): TextLanguage | undefined {
  const counts = new Map<TextLanguage, number>();
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? [])
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined || first[1] === second?.[1] ? undefined : first[0];
}

/** The language of a text of a source; undefined where its words do not show it. */
export type LanguageReader = (source: string, text: string) => TextLanguage | undefined;

/** So many texts of a source, and so large a share of them, show its language. */
const minTexts = 3;
const minShare = 0.9;

/**
 * Recognises texts row by row: one without a common word, such as a model's name, is in the language of nearly all
 * earlier texts of its source.
 */
export function createLanguageReader(): LanguageReader {
  const bySource = new Map<string, Map<TextLanguage, number>>();
  return (source, text) => {
    const counts = bySource.get(source) ?? new Map<TextLanguage, number>();
    bySource.set(source, counts);
    const found = recogniseLanguage(text);
    if (found !== undefined) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
      return found;
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return total < minTexts ? undefined : [...counts].find(([, count]) => count >= total * minShare)?.[0];
  };
}
