import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Norwegian for children's products that need their own. */
export const openingsForChildren: LanguageCopy['openingsForChildren'] = {
  ballerina: ['{model} er en myk ballerinasko med rund tå og strikk, så den blir sittende under dansen.'],
  dress: [
    '{model} er en kjole som kan snurre, klatre og gå i bursdag.',
    'Kjolen {model} har lommer til steiner og kongler og knapper som små fingre klarer selv.',
  ],
  trousers: [
    '{model} er en bukse med myk linning som kan justeres på innsiden.',
    'Buksa {model} har plass til å krabbe i og knær som holder.',
  ],
  backpack: [
    '{model} er en ryggsekk i barnestørrelse med brystspenne, refleks og plass til matpakka.',
    'Ryggsekken {model} har polstrede remmer og et rom til skiftetøyet.',
  ],
};
