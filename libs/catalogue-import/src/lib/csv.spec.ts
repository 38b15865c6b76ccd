import fc from 'fast-check';
import { readCsv, toCsv } from './csv.ts';

describe('csv', () => {
  it('quotes what a reader would split, and what a spreadsheet would compute', () => {
    expect(toCsv([['a,b', 'say "x"', '=1+1', 3]])).toBe(`"a,b","say ""x""","'=1+1",3\n`);
  });

  it.each([
    ['semicolons', '\uFEFFpath;kind\r\n"a;b";"x ""y"""\r\n', ['a;b', 'x "y"']],
    ['commas between semicolons', 'path;kind\nSocks, long;bag\n', ['Socks, long', 'bag']],
    ['semicolons between commas', 'path,kind\nSocks; long,bag\n', ['Socks; long', 'bag']],
    ['a semicolon in a quoted header', '"pa;th",kind\na;b,c\n', ['a;b', 'c']],
    ['spaces and empty rows', 'path,kind\n\n , \n a , b \n', ['a', 'b']],
    ['inches', 'path,kind\n12" wide,bag\n', ['12" wide', 'bag']],
    ['an empty first cell', 'path,kind\n,bag\n', ['', 'bag']],
    ['marked formulas', 'path,kind\n"\'=1+1",bag\n', ['=1+1', 'bag']],
  ])('reads %s', (_, text, row) => {
    const [, ...rows] = readCsv(text);
    expect(rows).toEqual([row]);
  });

  it('does not guess where a quotation ends', () => {
    expect(() => readCsv('path,kind\n"a,b\nc,d\n')).toThrow(/quote/i);
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
