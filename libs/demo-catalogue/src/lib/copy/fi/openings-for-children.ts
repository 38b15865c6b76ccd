import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Finnish for children's products that need their own. */
export const openingsForChildren: LanguageCopy['openingsForChildren'] = {
  ballerina: ['{model} on pehmeä, pyöreäkärkinen ballerina, jonka kuminauha pitää jalassa tanssiessakin.'],
  dress: [
    '{model} on mekko, joka pyörähtää, kiipeilee ja lähtee synttäreille.',
    '{model}-mekossa on taskut kiville ja kävyille sekä napit, jotka pienetkin sormet osaavat avata.',
  ],
  trousers: [
    '{model} on housumalli, jonka pehmeää vyötäröä voi säätää sisäpuolelta.',
    '{model}-housuissa on tilaa kontata ja polvet, jotka kestävät.',
  ],
  backpack: [
    '{model} on lasten kokoinen reppu, jossa on rintasolki, heijastin ja tilaa eväille.',
    '{model}-repussa on pehmustetut olkaimet ja lokero vaihtovaatteille.',
  ],
};
