import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Swedish for children's products that need their own. */
export const openingsForChildren: LanguageCopy['openingsForChildren'] = {
  ballerina: ['{model} är en mjuk ballerinasko med rund tå och resår, så att den sitter kvar under dansen.'],
  dress: [
    '{model} är en klänning som kan snurra, klättra och gå på kalas.',
    'Klänningen {model} har fickor för stenar och kottar och knappar som små fingrar klarar själva.',
  ],
  trousers: [
    '{model} är ett par byxor med mjuk linning som går att justera på insidan.',
    'Byxorna {model} har plats att krypa i och knän som håller.',
  ],
  backpack: [
    '{model} är en ryggsäck i barnstorlek med bröstspänne, reflex och plats för matsäcken.',
    'Ryggsäcken {model} har vadderade remmar och ett fack för ombyteskläderna.',
  ],
};
