import fc from 'fast-check';
import { readCsv, toCsv } from './csv.ts';

describe('csv', () => {
  it('quotes what a reader would split, and what a spreadsheet would compute', () => {
    expect(toCsv([['a,b', 'say "x"', '=1+1', 3]])).toBe(`"a,b","say ""x""","'=1+1",3\n`);
  });

  it('reads what spreadsheets write', () => {
    expect(readCsv('\uFEFFpath;kind\r\n"a;b";"x ""y"""\r\n')).toEqual([
      ['path', 'kind'],
      ['a;b', 'x "y"'],
    ]);
  });

  it('reads back what it wrote', () => {
    const cell = fc.string().map((text) => `x${text.replace(/\r/g, '')}`.trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCsv(toCsv(rows))).toEqual(rows);
      }),
    );
  });
});
