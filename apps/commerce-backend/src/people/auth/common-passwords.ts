import { clientPasswordHash } from './client-password-hash.ts';

/**
 * The passwords that guessers try first: of published lists of stolen passwords, in English and the shop's languages.
 * Each counts with a capital letter and with what people add, too.
 */
const WORDS =
  `password passw0rd p@ssword p@ssw0rd passwort passord adgangskode kodeord lösenord losenord løsenord salasana
  kennwort hemligt hemmelig hemmeligt salaisuus kort secret letmein welcome velkommen välkommen valkommen tervetuloa
  login changeme default guest admin administrator root user test testtest testing master access qwerty qwertz qwert
  azerty qazwsx qazwsxedc wsxedc zaq12wsx zaq1zaq1 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 asdf asdfgh
  asdfghjkl asdasd asdasdasd qweasd qweasdzxc qweqwe zxcvbn zxcvbnm poiuyt lkjhgf mnbvcxz asd123 abc abcd abc123
  abcd1234 a1b2c3 a1b2c3d4 aa123456 a123456 123qwe 123abc 123asd qwe123 123456a 12345qwert 1234qwer iloveyou iloveu
  loveyou lovely love loveme lover jegelskerdig jagälskardig jagalskardig älskling alskling elsker kjærlighet
  kærlighed karlek kärlek rakkaus rakastan kulta skat skatten monkey dragon football fotball fotboll fodbold
  jalkapallo baseball basketball hockey ishockey handball håndbold handboll soccer superman batman spiderman pokemon
  starwars minecraft fortnite naruto matrix trustno1 whatever nothing sunshine princess prinsesse prinsessa flower
  butterfly chocolate chokolade choklad sjokolade suklaa cookie banana orange shadow michael jennifer jessica ashley
  daniel charlie jordan thomas robert andrew anthony joshua matthew nicole michelle hannah amanda samantha maggie
  ginger pepper buster killer hunter ranger tigger george computer internet samsung google facebook instagram youtube
  spotify netflix apple iphone microsoft windows linkedin adobe liverpool arsenal chelsea manchester barcelona
  realmadrid juventus brondby brøndby fckobenhavn hammarby djurgarden rosenborg brann malmoff ifkgoteborg summer
  sommer sommar kesä winter vinter talvi spring forår vår kevät autumn efterår høst höst syksy monday mandag måndag
  maanantai friday fredag perjantai january januar januari tammikuu december desember joulukuu jul juleaften julafton
  joulu danmark denmark sverige sweden norge norway suomi finland copenhagen københavn kobenhavn stockholm göteborg
  goteborg malmö malmo oslo bergen trondheim helsinki tampere aarhus odense aalborg hejhej hejsan hej hallo hallå
  hello moikka terve perkele saatana fanden helvede helvete jävla javla fuck fuckyou fuckoff asshole bitch pussy sexy
  mormor farmor morfar farfar mamma pappa mor far bror søster syster äiti isä family familie familj perhe baby hund
  hunden katt katten kat kissa koira hest hesten häst fisk kalle pelle bamse snoopy garfield shop butik butikk webshop
  kunde kund asiakas kjole klänning mekko sko skor kengät mode fashion muoti tøj kläder klær vaatteet money penge
  pengar penger raha freedom frihet frihed angel jesus jesuschrist blessed heaven ninja samurai phoenix corvette
  ferrari mercedes mustang porsche yamaha harley rocky lucky happy smile forever together friends friend venner vänner
  ystävä kompis bestefriend`.split(/\s+/);

const digits = '0123456789';
const RUNS = [digits.slice(1) + digits, 'qwertyuiopå', 'asdfghjklæøöä', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyzæøåäö'];
const MAX_RUN = 20;
const FIRST_YEAR = 1980;
const YEARS = 50;

const endings: readonly string[] = [
  ...digits,
  ...Array.from({ length: YEARS }, (_, index) => String(FIRST_YEAR + index)),
  ...'10 11 12 99 123 1234 12345 123456 ! 1! 123!'.split(' '),
];

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const reversed = (text: string): string => [...text].toReversed().join('');

/** Parts of a row of keys or of the alphabet, in both directions, also twice: `1234567`, `hgfedcba`, `qweqwe`. */
const partsOfRuns = RUNS.flatMap((row) => [row, reversed(row)]).flatMap((row) =>
  [...row].flatMap((_, start) =>
    Array.from({ length: row.length - start }, (__, length) => row.slice(start, start + length + 1)).flatMap((part) => [
      part,
      part + part,
    ]),
  ),
);

const repeated = [...`${digits}abcdefghijklmnopqrstuvwxyzæøåäö!.*-+#`].flatMap((sign) =>
  Array.from({ length: MAX_RUN }, (_, length) => sign.repeat(length + 1)),
);

let hashes: ReadonlySet<string> | undefined;

const hashAll = (shopName: string): ReadonlySet<string> => {
  const common = [...WORDS, shopName.toLowerCase()].flatMap((word) =>
    [word, capitalised(word)].flatMap((spelt) => ['', ...endings].map((ending) => spelt + ending)),
  );
  return new Set([...common, ...partsOfRuns, ...repeated].map(clientPasswordHash));
};

/**
 * Whether a password, as clients hash it, is one that guessers try first. Clients send no password, but hash all with
 * one salt, so the hashes of a list can be compared. They are made at the first call.
 */
export const isCommonPassword = (sent: string, shopName: string): boolean => (hashes ??= hashAll(shopName)).has(sent);
