import { markets } from '../market.ts';
import type { MarketAlias } from '../market.ts';
import { fuzzRuns } from '../testing/fuzz-runs.ts';
import fc from 'fast-check';
import { organisationIdFacts, personalIdFacts } from '../testing/personal-id-facts.ts';
import { readOrganisationId } from './organisation-id.ts';
import { readPersonalId } from './personal-id.ts';
import type { PersonalIdProblem } from './personal-id-rules.ts';

const today = { year: 2026, month: 6, day: 1 };
const read = (market: MarketAlias, text: string, acceptsTestPersons = false) =>
  readPersonalId(market, text, { today, acceptsTestPersons });
const rows = (which: 'valid' | 'test' | 'invalid') =>
  markets.flatMap((market) => personalIdFacts[market][which].map((value) => ({ market, value })));

/** Known numbers with one other digit at a place that counts. */
const mistyped = (known: readonly string[], isCounted = (_value: string, _index: number): boolean => true) =>
  fc
    .record({ value: fc.constantFrom(...known), at: fc.nat(20), digit: fc.nat(9) })
    .map(({ value, at, digit }) => {
      const isPlace = (character: string, index: number) => /\d/.test(character) && isCounted(value, index);
      const places = [...value].flatMap((character, index) => (isPlace(character, index) ? [index] : []));
      const place = places[at % places.length] ?? 0;
      return { value, wrong: value.slice(0, place) + String(digit) + value.slice(place + 1) };
    })
    .filter(({ value, wrong }) => value !== wrong)
    .map(({ wrong }) => wrong);

describe('published personal numbers', () => {
  it.each(rows('valid'))('$market: $value is a person’s [CHK-09]', ({ market, value }) => {
    expect(read(market, value)).toMatchObject({ ok: true });
  });

  it.each(rows('test'))('$market: $value is a test person’s [CHK-09]', ({ market, value }) => {
    expect(read(market, value)).toEqual({ ok: false, error: { kind: 'not-issued' } });
    expect(read(market, value, true)).toMatchObject({ ok: true });
  });

  it.each(rows('invalid'))('$market: $value is invalid [CHK-09]', ({ market, value }) => {
    expect(read(market, value, true)).toMatchObject({ ok: false });
  });
});

describe('a personal number', () => {
  it.each<[MarketAlias, string, string]>([
    ['se', ' 811228-9874 ', '198112289874'],
    ['se', '8112289874', '198112289874'],
    ['se', '19811228-9874', '198112289874'],
    ['se', '121212+1212', '191212121212'],
    ['se', '121212-1212', '201212121212'],
    ['se', '730288-9931', '197302889931'],
    ['no', '151086 95088', '15108695088'],
    ['no', ' 151086\u00a095088 ', '15108695088'],
    ['dk', '211062-5629', '2110625629'],
    ['dk', '211062 5629', '2110625629'],
    ['fi', ' 131052-308T ', '131052-308T'],
    ['fi', '131052Y308T', '131052Y308T'],
  ])('of %s, written %j, is %s in the register', (market, text, value) => {
    expect(read(market, text)).toEqual({ ok: true, value });
  });

  it.each<[MarketAlias, string, string]>([
    // `plainCode` knows all dashes and spaces; each country takes them.
    ['se', '811228\u20139874', '198112289874'],
    ['se', '811228\u202f9874', '198112289874'],
    ['no', '151086\u201395088', '15108695088'],
    ['dk', '211062\u20135629', '2110625629'],
    ['dk', '211062\u202f5629', '2110625629'],
    ['fi', '131052\u2013308T', '131052-308T'],
    ['fi', '131052-\u200b308T', '131052-308T'],
  ])('[IN-24] of %s, pasted as %j, is %s', (market, text, value) => {
    expect(read(market, text)).toEqual({ ok: true, value });
  });

  it.each<[MarketAlias, string, PersonalIdProblem['kind']]>([
    ['se', '811228_9874', 'format'],
    ['se', '811228-987', 'format'],
    ['se', '000101-T220', 'format'],
    ['se', '171112289874', 'format'],
    ['se', '811332-9874', 'date'],
    ['se', '20991231-1231', 'date'],
    ['se', '811260-9874', 'date'],
    ['se', '811292-9874', 'date'],
    ['se', '811228-9875', 'check-digit'],
    ['no', '1510869508', 'format'],
    ['no', '30028695088', 'date'],
    ['no', '72108695088', 'date'],
    // The year has no such individual numbers; there are no D-numbers for such an age.
    ['no', '15104160088', 'date'],
    ['no', '70019950032', 'date'],
    ['no', '15108695078', 'check-digit'],
    ['no', '15108695089', 'check-digit'],
    ['no', '13527248013', 'not-issued'],
    ['no', '10915596784', 'not-issued'],
    ['dk', '211062-562', 'format'],
    ['dk', '21-10-62-5629', 'format'],
    ['dk', '310298-1234', 'date'],
    // Replacement numbers of hospitals have their day raised by 60.
    ['dk', '811062-5629', 'date'],
    ['fi', '131052a308t', 'format'],
    ['fi', '131052Z308T', 'format'],
    ['fi', '131052A308T', 'date'],
    ['fi', '131052-308U', 'check-digit'],
    ['fi', '131052-001G', 'check-digit'],
    ['fi', '040594V9030', 'not-issued'],
  ])('of %s is not %j: %s', (market, text, kind) => {
    expect(read(market, text)).toEqual({ ok: false, error: { kind } });
  });

  it('[IN-30] of a Norwegian may leave up to three at its first check digit from 2032 on, and nothing before', () => {
    const then = { today: { year: 2032, month: 1, day: 2 } };
    const before = { today: { year: 2031, month: 12, day: 31 } };
    for (const value of ['30108299920', '70108299914']) {
      expect(readPersonalId('no', value, before).ok).toBe(true);
      expect(readPersonalId('no', value, then).ok).toBe(true);
    }
    expect(readPersonalId('no', '30108299939', before)).toEqual({ ok: false, error: { kind: 'check-digit' } });
    expect(readPersonalId('no', '30108299939', then).ok).toBe(true);
    expect(readPersonalId('no', '02013299997', then).ok).toBe(true);
    for (const value of ['02013299987', '02013299996'])
      expect(readPersonalId('no', value, then)).toEqual({ ok: false, error: { kind: 'check-digit' } });
  });

  it('is of today at the latest', () => {
    expect(readPersonalId('dk', '010626-4000', { today }).ok).toBe(true);
    expect(readPersonalId('dk', '020626-4000', { today })).toEqual({ ok: false, error: { kind: 'date' } });
  });

  // Luhn finds each wrong digit and so does modulus 31; of Norway's two digits the second alone finds all.
  it.each<MarketAlias>(['se', 'no', 'fi'])('of %s is invalid with any one digit mistyped', (market) => {
    const known = [...personalIdFacts[market].valid, ...personalIdFacts[market].test];
    // The two digits of a century are in no sum.
    const isCounted = (value: string, index: number) => !(market === 'se' && /^\d{12}$/.test(value) && index < 2);
    fc.assert(
      fc.property(mistyped(known, isCounted), (wrong) => !read(market, wrong, true).ok),
      { numRuns: fuzzRuns(2000) },
    );
  });

  it('is read without throwing, whatever it is, and reading it again changes nothing', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789-+ AaYTØ\u00a0\u0000'), maxLength: 16 }),
      fc.constantFrom(...rows('valid').map(({ value }) => value)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...markets), text, (market, value) => {
        const first = read(market, value);
        return !first.ok || JSON.stringify(read(market, first.value)) === JSON.stringify(first);
      }),
      { numRuns: fuzzRuns(2000) },
    );
  });
});

describe('an organisation number', () => {
  const organisations = (which: 'valid' | 'invalid') =>
    markets.flatMap((market) => organisationIdFacts[market][which].map((value) => ({ market, value })));

  it.each(organisations('valid'))('$market: $value is valid [CHK-09]', ({ market, value }) => {
    expect(readOrganisationId(market, value, { today })).toMatchObject({ ok: true });
  });

  it.each(organisations('invalid'))('$market: $value is invalid [CHK-09]', ({ market, value }) => {
    expect(readOrganisationId(market, value, { today })).toMatchObject({ ok: false });
  });

  it.each<[MarketAlias, string, string]>([
    ['se', '556016-0680', '5560160680'],
    ['se', '16556016-0680', '5560160680'],
    ['se', 'SE 556016 0680 01', '5560160680'],
    ['se', '811228-9874', '198112289874'],
    ['no', 'NO 988 077 917 MVA', '988077917'],
    ['no', 'no988077917mva', '988077917'],
    ['dk', 'DK 13 58 56 28', '13585628'],
    ['fi', 'FI20774740', '2077474-0'],
    ['fi', '0737546-2', '0737546-2'],
    ['se', '556016.0680', '5560160680'],
    ['se', 'SE5560160680', '5560160680'],
  ])('of %s, written %j, is %s in the register', (market, text, value) => {
    expect(readOrganisationId(market, text, { today })).toEqual({ ok: true, value });
  });

  it.each<[MarketAlias, string, string]>([
    ['dk', 'DK-13585628', '13585628'],
    ['dk', '13.58.56.28', '13585628'],
    ['fi', 'FI-20774740', '2077474-0'],
    ['fi', 'FI 2077474\u20130', '2077474-0'],
    ['se', 'SE-556016-0680', '5560160680'],
    ['se', 'SE\u2013556016\u2013068001', '5560160680'],
    ['se', '811228\u20139874', '198112289874'],
    ['no', 'NO-988077917', '988077917'],
    ['no', 'NO 988.077.917 MVA', '988077917'],
  ])('[IN-16] of %s, pasted as %j, is %s', (market, text, value) => {
    expect(readOrganisationId(market, text, { today })).toEqual({ ok: true, value });
  });

  it.each<[MarketAlias, string, 'format' | 'check-digit']>([
    ['dk', 'SE-13585628', 'format'],
    ['no', 'DK 988 077 917', 'format'],
    ['se', '55601606', 'format'],
    ['se', 'SE556016068002', 'format'],
    ['se', '556016-0681', 'check-digit'],
    // No sole trader is born in the thirteenth month, and no company has a third digit of 0 or 1.
    ['se', '561316-0680', 'check-digit'],
    ['no', '188077917', 'format'],
    ['no', '988077918', 'check-digit'],
    ['dk', '03585628', 'format'],
    ['dk', '13585627', 'check-digit'],
    ['fi', '207747-40', 'format'],
    ['fi', '2077474-1', 'check-digit'],
  ])('of %s is not %j: %s', (market, text, kind) => {
    expect(readOrganisationId(market, text, { today })).toEqual({ ok: false, error: { kind } });
  });

  it.each<MarketAlias>(['se', 'no', 'dk', 'fi'])('of %s is invalid with any one digit mistyped', (market) => {
    const known = organisationIdFacts[market].valid.filter((value) => !/^SE|^\d{12}$/.test(value));
    fc.assert(
      fc.property(mistyped(known), (wrong) => !readOrganisationId(market, wrong, { today }).ok),
      { numRuns: fuzzRuns(1000) },
    );
  });
});
