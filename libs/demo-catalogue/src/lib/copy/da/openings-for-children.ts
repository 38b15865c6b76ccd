import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Danish for children's products that need their own. */
export const openingsForChildren: LanguageCopy['openingsForChildren'] = {
  ballerina: ['{model} er en blød ballerina med rund snude og elastik, så den bliver på foden under dansen.'],
  dress: [
    '{model} er en kjole, der kan snurre, klatre og gå til fødselsdag.',
    'Kjolen {model} har lommer til sten og kogler og knapper, små fingre selv kan klare.',
  ],
  trousers: [
    '{model} er et par bukser med blød linning, der kan justeres indvendigt.',
    'Bukserne {model} har plads til at kravle i og knæ, der holder.',
  ],
  backpack: [
    '{model} er en rygsæk i børnestørrelse med brystspænde, refleks og plads til madpakken.',
    'Rygsækken {model} har polstrede remme og et rum til skiftetøjet.',
  ],
};
