import type { Language } from '@lyng/model';
import type { MaterialKey } from './language-copy.ts';

/**
 * The form of the adjectives beside a noun: common or neuter gender, or plural. Finnish has no gender and uses `common`
 * for the singular.
 */
export type NounForm = 'common' | 'neuter' | 'plural';

export interface Noun {
  readonly word: string;
  readonly form: NounForm;
  /** The shorter word after a material: `skuldertaske`, but `lædertaske`. */
  readonly head?: string;
  /** The material is implied or makes the word clumsy: `jeans`, never `denimjeans`. */
  readonly plain?: boolean;
  /** Materials with a word of their own: wool turns `handsker` into `uldvanter`. */
  readonly special?: Partial<Record<MaterialKey, string>>;
}

/**
 * Common, neuter and plural separated by slashes, `hvid/hvidt/hvide`; a single word is never inflected; two are
 * singular and plural.
 */
export function inflect(adjective: string, form: NounForm): string {
  const forms = adjective.split('/');
  const last = forms[forms.length - 1] ?? '';
  if (form === 'plural') return last;
  return (form === 'neuter' && forms.length === 3 ? forms[1] : forms[0]) ?? last;
}

/** A blue-striped thing is one word in all four languages: `blåstribet`, `siniraitainen`. */
export function joinToStem(stem: string, adjective: string): string {
  return adjective
    .split('/')
    .map((form) => `${stem}${form}`)
    .join('/');
}

/** Puts a material before a noun as the language spells compounds. */
export function compound(language: Language, first: string, noun: string): string {
  if (noun.startsWith('T-')) return `${first}-${noun}`;
  const meeting = first.at(-1) === noun[0];
  // Finnish divides two equal vowels by a hyphen: nahka-avokkaat.
  if (language === 'fi' && meeting && /[aeiouyäö]/.test(noun[0] ?? '')) return `${first}-${noun}`;
  // Swedish and Norwegian never write a consonant three times: ull + lue = ullue.
  if (language === 'sv' || language === 'nb') return `${first}${noun}`.replace(/([b-df-hj-np-tv-xz])\1\1/g, '$1$1');
  return `${first}${noun}`;
}

/** First letter upper case, the rest unchanged. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fills in the marks of a text: `{model}` is the value with that name. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
