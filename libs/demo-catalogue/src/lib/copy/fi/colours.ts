import type { LanguageCopy } from '../language-copy.ts';

/** Colours and surfaces in Finnish: adjectives are singular and plural. */
export const colours: LanguageCopy['colours'] = {
  black: {
    name: 'Musta',
    adjective: 'musta/mustat',
    stem: 'musta',
    sentence: 'Syvä musta sopii kaikkeen eikä ole koskaan väärä valinta.',
  },
  white: {
    name: 'Valkoinen',
    adjective: 'valkoinen/valkoiset',
    stem: 'valko',
    sentence: 'Puhdas valkoinen valaisee ja tuo muun asun esiin.',
  },
  cream: {
    name: 'Luonnonvalkoinen',
    adjective: 'luonnonvalkoinen/luonnonvalkoiset',
    stem: 'luonnonvalko',
    sentence: 'Lämmin luonnonvalkoinen on pehmeämpi kuin valkoinen ja helpompi pitää.',
  },
  grey: {
    name: 'Harmaa',
    adjective: 'harmaa/harmaat',
    stem: 'harmaa',
    sentence: 'Rauhallisella harmaalla ei voi erehtyä.',
  },
  beige: {
    name: 'Beige',
    adjective: 'beige/beiget',
    stem: 'beige',
    sentence: 'Hiekkainen beige on kaunis denimin ja mustan kanssa.',
  },
  cognac: {
    name: 'Konjakki',
    adjective: 'konjakinruskea/konjakinruskeat',
    stem: 'konjakinruskea',
    sentence: 'Lämmin konjakinruskea syvenee vuosien mittaan.',
  },
  brown: {
    name: 'Ruskea',
    adjective: 'ruskea/ruskeat',
    stem: 'ruskea',
    sentence: 'Tumma ruskea on mustaa lämpimämpi valinta.',
  },
  navy: {
    name: 'Tummansininen',
    adjective: 'tummansininen/tummansiniset',
    stem: 'tummansini',
    sentence: 'Tummansininen on siisti olematta ankara.',
  },
  blue: {
    name: 'Sininen',
    adjective: 'sininen/siniset',
    stem: 'sini',
    sentence: 'Kirkas sininen on kuin selkävesi tuulisena päivänä.',
  },
  'light-blue': {
    name: 'Vaaleansininen',
    adjective: 'vaaleansininen/vaaleansiniset',
    stem: 'vaaleansini',
    sentence: 'Vaaleansininen on raikas kuin toukokuun aamu.',
  },
  green: {
    name: 'Vihreä',
    adjective: 'vihreä/vihreät',
    stem: 'vihreä',
    sentence: 'Syvä vihreä on peräisin kuusimetsästä.',
  },
  olive: {
    name: 'Oliivinvihreä',
    adjective: 'oliivinvihreä/oliivinvihreät',
    stem: 'oliivinvihreä',
    sentence: 'Murrettu oliivinvihreä sopii ruskeaan nahkaan ja siniseen denimiin.',
  },
  red: {
    name: 'Punainen',
    adjective: 'punainen/punaiset',
    stem: 'puna',
    sentence: 'Lämmin punainen on ainoa koriste, jota tarvitset.',
  },
  burgundy: {
    name: 'Viininpunainen',
    adjective: 'viininpunainen/viininpunaiset',
    stem: 'viininpuna',
    sentence: 'Syvä viininpunainen on kauneimmillaan ruskan aikaan.',
  },
  rose: {
    name: 'Vaaleanpunainen',
    adjective: 'vaaleanpunainen/vaaleanpunaiset',
    stem: 'vaaleanpuna',
    sentence: 'Pölyinen vaaleanpunainen on lempeä ja helppo yhdistää.',
  },
  yellow: {
    name: 'Keltainen',
    adjective: 'keltainen/keltaiset',
    stem: 'kelta',
    sentence: 'Sinapinkeltainen piristää harmaan päivän.',
  },
  heather: {
    name: 'Kanerva',
    adjective: 'kanervanvärinen/kanervanväriset',
    stem: 'kanerva',
    sentence: 'Kanervan sävy asettuu luumun ja vaaleanpunaisen väliin, kuin nummi elokuussa.',
  },
};

export const patterns: LanguageCopy['patterns'] = {
  solid: { name: 'Yksivärinen' },
  stripes: { name: 'Raidallinen', adjective: 'raidallinen/raidalliset', joins: true },
  check: { name: 'Ruudullinen', adjective: 'ruudullinen/ruudulliset', joins: true },
  dots: { name: 'Pilkullinen', adjective: 'pilkullinen/pilkulliset', joins: true },
  herringbone: { name: 'Kalanruoto', adjective: 'kalanruotokuvioinen/kalanruotokuvioiset' },
  cable: { name: 'Palmikko', adjective: 'palmikkokuvioinen/palmikkokuvioiset' },
  rib: { name: 'Joustinneule' },
  denim: { name: 'Denim' },
  leather: { name: 'Sileä nahka' },
  floral: { name: 'Kukallinen', adjective: 'kukallinen/kukalliset' },
};
