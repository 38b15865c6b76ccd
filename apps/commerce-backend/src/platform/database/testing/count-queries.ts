import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database.ts';

/** The database, and how many queries some work sends to it; of those with a text in them, where one is named. */
export function countQueries(
  db: Database,
  text = '',
): {
  readonly db: Database;
  readonly queriesOf: (work: () => Promise<unknown>) => Promise<number>;
} {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (text === '' || JSON.stringify(node).includes(text)) queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(counting),
    queriesOf: async (work) => {
      queries = 0;
      await work();
      return queries;
    },
  };
}
