import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markets, readOrganisationId, readPersonalId, readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { reportSkipped } from '@lyng/model/testing';
import { zipFacts } from '../testing/zip-facts.ts';

/**
 * A folder of published numbers and postal codes: too large for the repository, so it lies beside it or where
 * `NUMBERS_FOLDER` points to.
 */
const folder = process.env['NUMBERS_FOLDER'] ?? join(import.meta.dirname, '../../../../../../shared/data');
const isThere = existsSync(join(folder, 'personal-ids')) && existsSync(join(folder, 'zips'));

/** Far enough in the future for the examples of Norway's rules of 2032. */
const rules = { today: { year: 2032, month: 6, day: 1 } };

const lines = (file: string): readonly string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

interface Published {
  readonly value: string;
  readonly valid: boolean;
  readonly kind: string;
}

const published = (file: string): readonly Published[] =>
  lines(`personal-ids/${file}`).map((line) => JSON.parse(line) as Published);

/** Numbers that other checks take and the population registers do not hold: those of hospitals and of test persons. */
const substitutes = ['hnr', 'tnr', 'dnr-and-hnr', 'dnr-and-tnr', 'fh-nummer'];
const isFinnishTestPerson = ({ value, kind }: Published): boolean => kind === 'hetu' && value[7] === '9';

/**
 * Marked as invalid for its birth number 000; the check takes that as long as the check digit is right (`000229-0005`).
 * And for its space, with which numbers are pasted.
 */
const disputed = ['150916-0006', '090527 1474'];

describe('postal codes in use', () => {
  const mistyped = (zip: string): readonly string[] => [
    zip.slice(1),
    zip.slice(0, -1),
    `${zip}1`,
    `1${zip}`,
    `${zip.slice(0, -1)}O`,
    `-${zip.slice(1)}`,
    `${zip}\u0000`,
  ];

  it.each(markets)('of %s are valid, and invalid with a digit less, a digit more or a letter', (market) => {
    const zips = zipFacts[market];
    expect(zips.map((zip) => readZip(market, `\u00a0${zip} `))).toEqual(zips.map((zip) => zip.replace(' ', '')));
    expect(zips.flatMap(mistyped).filter((wrong) => readZip(market, wrong) !== null)).toEqual([]);
  });
});

if (!isThere) reportSkipped('published identity numbers and postal codes (NUMBERS_FOLDER is not there)');

// The numbers are not part of the repository: without them the line above is in the report of the check.
(isThere ? describe : describe.skip)('all published numbers', () => {
  it.each<[MarketAlias, string]>([
    ['se', 'se-personnummer.jsonl'],
    ['no', 'no-fodselsnummer.jsonl'],
    ['dk', 'dk-cpr.jsonl'],
    ['fi', 'fi-hetu.jsonl'],
  ])('of %s in %s are accepted or rejected as published [CHK-09]', (market, file) => {
    const all = published(file).filter(({ value }) => !disputed.includes(value));
    expect(all.length).toBeGreaterThanOrEqual(30);
    const wrong = all.filter(
      (row) =>
        readPersonalId(market, row.value, rules).ok !==
        (row.valid && !substitutes.includes(row.kind) && !isFinnishTestPerson(row)),
    );
    expect(wrong).toEqual([]);
    // Where nothing is sold, test persons may buy; numbers of a single hospital not even there.
    const inTests = all.filter(
      (row) =>
        readPersonalId(market, row.value, { ...rules, acceptsTestPersons: true }).ok !==
        (row.valid && row.kind !== 'fh-nummer'),
    );
    expect(inTests).toEqual([]);
  });

  it('of Sweden’s tax agency are people’s, all of them [CHK-09]', () => {
    const all = lines('personal-ids/se-skatteverket-testpersonnummer.txt');
    expect(all.length).toBeGreaterThan(20_000);
    expect(all.filter((value) => !readPersonalId('se', value, rules).ok)).toEqual([]);
  });

  it.each<[MarketAlias, string]>([
    ['se', 'se-organisationsnummer.jsonl'],
    ['no', 'no-organisasjonsnummer.jsonl'],
    ['dk', 'dk-cvr.jsonl'],
    ['fi', 'fi-ytunnus.jsonl'],
  ])('of organisations of %s in %s are accepted or rejected as published [CHK-09]', (market, file) => {
    const all = published(file);
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ value, valid }) => readOrganisationId(market, value, rules).ok !== valid)).toEqual([]);
  });

  it.each(markets)('of places in %s are postal codes', (market) => {
    const zips = lines(`zips/${market}.tsv`)
      .slice(1)
      .map((line) => line.split('\t')[0] ?? '');
    expect(zips.length).toBeGreaterThan(1000);
    expect(zips.filter((zip) => readZip(market, zip) === null)).toEqual([]);
  });
});
