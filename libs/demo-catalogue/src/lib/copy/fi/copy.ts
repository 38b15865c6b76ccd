import type { LanguageCopy } from '../language-copy.ts';
import { closings, closingsForChildren } from './closings.ts';
import { colours, patterns } from './colours.ts';
import { kinds } from './kinds.ts';
import { materials } from './materials.ts';
import { openings } from './openings.ts';
import { openingsForChildren } from './openings-for-children.ts';
import { shopWords } from './shop-words.ts';

/** Every text of the demo shop in Finnish; the model's name joins the noun: `Valkoiset Solveig-nahkatennarit`. */
export const finnish: LanguageCopy = {
  ...shopWords,
  kinds,
  openings,
  openingsForChildren,
  closings,
  closingsForChildren,
  materials,
  colours,
  patterns,
  nameOrder: (adjectives, noun, model) => `${adjectives} ${model}-${noun}`,
};
