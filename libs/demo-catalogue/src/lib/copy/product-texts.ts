import { hashOf } from '../random.ts';
import { fillIn } from './grammar.ts';
import type { Family, Fit, KindGroup, LanguageCopy } from './language-copy.ts';
import type { NamedThing } from './product-name.ts';

export interface DescribedThing extends NamedThing {
  readonly family: Family;
  readonly group: KindGroup;
  readonly forChildren: boolean;
  readonly fit: Fit | undefined;
}

/** The same model is described in the same words in every language, so the number chooses, not the text. */
const choose = (texts: readonly string[], number: number): string => texts[number % texts.length] ?? '';

/** Three sentences: what it is, its material, and either its colour or its use. */
export function descriptionOf(copy: LanguageCopy, thing: DescribedThing): string {
  const number = hashOf(`${thing.kind}/${thing.model}`);
  const openings = (thing.forChildren ? copy.openingsForChildren[thing.kind] : undefined) ?? copy.openings[thing.kind];
  const opening = fillIn(choose(openings, number), { model: thing.model });
  const material = choose(copy.materials[thing.material].sentences, number >>> 4);
  const closings = thing.forChildren ? copy.closingsForChildren[thing.family] : copy.closings[thing.group];
  const speaksOfColour = (number + hashOf(thing.colour)) % 3 === 0;
  const last = speaksOfColour ? copy.colours[thing.colour].sentence : choose(closings, number >>> 8);
  return `${opening} ${material} ${last}`;
}

/** Bullet facts, one per line: material, make, fit, care. */
export function detailsOf(copy: LanguageCopy, thing: DescribedThing): string {
  const { composition, care } = copy.materials[thing.material];
  const isShoe = thing.family === 'shoes';
  const fact = choose(copy.facts[thing.group], hashOf(thing.model));
  return [
    isShoe ? `${copy.upper}: ${lowerFirst(composition)}` : composition,
    fact,
    ...(thing.fit === undefined ? [] : [`${copy.labels.fit}: ${lowerFirst(copy.fits[thing.fit])}`]),
    care,
  ].join('\n');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
