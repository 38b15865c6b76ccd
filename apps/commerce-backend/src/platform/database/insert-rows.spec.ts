import { insertStatements } from './insert-rows.ts';

const move = (number: number) => ({ old_url: `/old/${number}`, new_url: `/new/${number}/${'x'.repeat(1000)}` });

describe('the statements that insert rows', () => {
  it.each([
    [0, 0],
    [1, 1],
    [480, 1],
    [500, 2],
    [1000, 3],
  ])('insert %i rows of about 1,000 characters by %i', (rows, statements) => {
    const moves = Array.from({ length: rows }, (_, number) => move(number));
    expect([...insertStatements('url_history', moves)]).toHaveLength(statements);
  });

  it('are made one by one, each of the rows that it needs', () => {
    const made: number[] = [];
    function* moves() {
      for (let number = 0; number < 2000; number += 1) {
        made.push(number);
        yield move(number);
      }
    }
    insertStatements('url_history', moves()).next();
    expect(made.length).toBeLessThan(500);
  });
});
