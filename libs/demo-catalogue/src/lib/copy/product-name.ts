import type { Language } from '@lyng/model';
import { capitalise, compound, fillIn, inflect, joinToStem } from './grammar.ts';
import type { Noun } from './grammar.ts';
import type { ColourKey, DemoKind, LanguageCopy, MaterialKey, MaterialWords, Pattern } from './language-copy.ts';

export interface NamedThing {
  readonly kind: DemoKind;
  readonly material: MaterialKey;
  readonly pattern: Pattern;
  readonly colour: ColourKey;
  readonly model: string;
}

/** The noun with its material in front, as one word where the language makes one. */
function nounWithMaterial(language: Language, noun: Noun, key: MaterialKey, material: MaterialWords): string {
  const special = noun.special?.[key];
  if (special !== undefined) return special;
  if (noun.plain === true) return noun.word;
  const head = noun.head ?? noun.word;
  if (material.adjective !== undefined) return `${inflect(material.adjective, noun.form)} ${head}`;
  return material.prefix === undefined ? noun.word : compound(language, material.prefix, head);
}

/** Colour and pattern, inflected for the noun: `blåstribet`, `grå sildebensvævet`. */
function adjectivesOf(copy: LanguageCopy, thing: NamedThing, noun: Noun): string {
  const colour = copy.colours[thing.colour];
  const pattern = copy.patterns[thing.pattern];
  if (pattern.adjective === undefined) return inflect(colour.adjective, noun.form);
  if (pattern.joins === true) return inflect(joinToStem(colour.stem, pattern.adjective), noun.form);
  return `${inflect(colour.adjective, noun.form)} ${inflect(pattern.adjective, noun.form)}`;
}

/** The name of a product: `Hvide lædersneakers Solveig`, `Valkoiset Solveig-nahkatennarit`. */
export function productName(copy: LanguageCopy, language: Language, thing: NamedThing): string {
  const { noun } = copy.kinds[thing.kind];
  return capitalise(
    fillIn(copy.nameOrder, {
      adjectives: adjectivesOf(copy, thing, noun),
      noun: nounWithMaterial(language, noun, thing.material, copy.materials[thing.material]),
      model: thing.model,
    }),
  );
}
