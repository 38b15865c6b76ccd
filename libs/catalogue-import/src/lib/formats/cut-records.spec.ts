import { cutRecords } from './cut-records.ts';

async function cut(
  text: string,
  delimiter = '\t',
): Promise<readonly (readonly [number, string | readonly string[]])[]> {
  async function* lines() {
    yield* text.split('\n');
  }
  const records: (readonly [number, string | readonly string[]])[] = [];
  for await (const { row, fields } of cutRecords(lines(), delimiter))
    records.push([row, fields.ok ? fields.value : fields.error]);
  return records;
}

const header = 'a\tb\tc';
const head = [1, ['a', 'b', 'c']];
const unpaired = 'a quotation mark without its other one';

describe('cutRecords', () => {
  it.each([
    ['a plain record', '1\t2\t3', ['1', '2', '3']],
    ['carriage returns', '1\t2\t3\r', ['1', '2', '3']],
    ['empty lines', '\n\n1\t2\t3\n\n', ['1', '2', '3']],
    ['empty fields', '\t\t3', ['', '', '3']],
    ['fields of several lines', '1\t"two\n\tand ""more""\n"\t3', ['1', 'two\n\tand "more"\n', '3']],
    ['inches', '1\t12" wide\t3', ['1', '12" wide', '3']],
    ['words behind a quotation', '1\t"2" x\t3', ['1', '"2" x', '3']],
    ['columns without a header', '1\t2\t3\t \t', ['1', '2', '3']],
  ])('reads %s', async (_, text, fields) => {
    expect(await cut(`${header}\n${text}`)).toEqual([head, [2, fields]]);
  });

  it.each([
    ['too few columns', '1\t2', '2 columns instead of 3'],
    ['too many columns', '1\t2\t3\t4', '4 columns instead of 3'],
    ['a quotation mark alone', '1\t"2\t3', unpaired],
    ['bytes that are no UTF-8', '1\t\uFFFD\t3', 'a text that is not UTF-8'],
    ['a record that is too long', `1\t${'x'.repeat(1_000_001)}\t3`, 'longer than 1 MB'],
  ])('rejects %s, and reads the next records', async (_, text, reason) => {
    expect(await cut(`${header}\n${text}\n4\t5\t6\n7\t"8\n"\t9`)).toEqual([
      head,
      [2, reason],
      [3, ['4', '5', '6']],
      [4, ['7', '8\n', '9']],
    ]);
  });

  it('rejects one row for each quotation mark alone, also at the end', async () => {
    expect(await cut(`${header}\n1\t"2\t3\n4\t5\t6\n7\t"8\t9\n1\t2\t3\n4\t"5\t6`)).toEqual([
      head,
      [2, unpaired],
      [3, ['4', '5', '6']],
      [4, unpaired],
      [5, ['1', '2', '3']],
      [6, unpaired],
    ]);
  });

  it('finds the records of a large file behind a quotation mark alone', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => `${index}\tsome words in a second column\t3`);
    const records = await cut([header, '1\t"2\t3', ...rows].join('\n'));
    expect(records).toHaveLength(rows.length + 2);
    expect(records.filter(([, fields]) => typeof fields === 'string')).toEqual([[2, unpaired]]);
  });

  it('separates by commas too', async () => {
    expect(await cut('a,b\n"1,5",2', ',')).toEqual([
      [1, ['a', 'b']],
      [2, ['1,5', '2']],
    ]);
  });
});
