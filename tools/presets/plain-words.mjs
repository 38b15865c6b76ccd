/**
 * Words that this code does not use, and the standard term for each. A row counts for names (identifiers and files) and
 * for prose (comments, test titles, texts), unless `only` says which. Names are tested as words: `keptCartId` is
 * "kept cart id".
 */
const rows = [
  { use: 'entry point', words: /\bdoors?\b/ },
  { use: 'max', words: /\bmost\b/, only: 'names' },
  { use: 'max length, min length, min count', words: /\b(longest|shortest|fewest)\b/, only: 'names' },
  { use: 'cached, stored or persisted', words: /\bkept\b/, only: 'names' },
  { use: 'cache, store or save', words: /\bkeeps?\b(?! alive)/, only: 'names' },
  { use: 'request or query', words: /\bask(s|ed|ing)?\b/, only: 'names' },
  { use: 'hydrated, interactive', words: /(?<!keep[ -])\b(alive|living)\b/ },
  { use: 'chunk load error', words: /\blost code\b/ },
  { use: 'login link', words: /\blent\b/ },
  { use: 'detached, cleared', words: /\b(let(s|ting)? go|given up)\b/ },
  { use: 'mutex, queue or serialize', words: /\bin turn\b/ },
  { use: 'in sync', words: /\bin step\b/ },
  { use: 'rate limiter', words: /\b(allowance|forgive[ns]?)\b/ },
  { use: 'concurrency limiter', words: /\bwork gate\b/ },
  { use: 'disk cache', words: /\bbounded folder\b/ },
  { use: 'graceful shutdown', words: /\bgently\b/ },
  { use: 'configuration error', words: /\boperator['’]?s? mistake\b/ },
  { use: 'cleanup, purge', words: /\b(sweeps?|forgets?)\b/ },
  { use: 'photo store, recommendation context', words: /\bshel(f|ves)\b/ },
  { use: 'similarity, upsell', words: /\b(likeness|accord|dearer)\b/ },
  { use: 'fake or stub', words: /\bstand[ -]?ins?\b/ },
  { use: 'report or manifest', words: /\bledger\b/ },
  { use: 'history, scenario', words: /\b(price|stock) story\b/ },
  { use: 'direct redirect', words: /\bstraight way\b/ },
  { use: 'snackbar', words: /\b(snacks?|toasts?)\b/ },
  { use: '"a shopper who …"', words: /(^|[.:;!?] )who (?!is\b|are\b|[^.]*\?)/, only: 'prose' },
  { use: 'is, appears', words: /\bstands? (here\b|in\b(?! for))/, only: 'prose' },
  {
    use: 'is not, has no',
    words: /(?<!there )\b(is|are) (no(?= [a-z])(?! (more|less|match|\w+er)\b)|none\b)/,
    only: 'prose',
  },
];

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();

/** The row that an identifier or a file name breaks, if any. */
export const privateName = (name) => {
  const words = wordsOf(name);
  return rows.find((row) => row.only !== 'prose' && row.words.test(words));
};

/** The row that a comment, a test title or a text breaks, if any. */
export const privateProse = (text) => {
  const words = text.toLowerCase();
  return rows.find((row) => row.only !== 'names' && row.words.test(words));
};
