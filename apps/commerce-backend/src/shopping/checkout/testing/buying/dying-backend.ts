import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/**
 * Loaded into the backend's process before its own code (`node --import`): from a message on, counts the statements of
 * transactions that reach the database, and kills the process, as `kill -9` does, at one of them. The backend's own
 * code knows nothing of it.
 */

/**
 * Before the database receives the statement; while it works on it; after it has replied and before the backend knows.
 */
export type KillPhase = 'before' | 'during' | 'after';

export type ToDyingBackend =
  | { readonly kind: 'count' }
  | { readonly kind: 'die'; readonly at: number; readonly phase: KillPhase }
  | { readonly kind: 'report' };

export type FromDyingBackend =
  | { readonly kind: 'ready' }
  | { readonly kind: 'statements'; readonly statements: readonly string[] };

let plan: { readonly at: number; readonly phase: KillPhase } | undefined;
let statements: string[] = [];

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('A killed process goes no further.');
};

const never = new Promise<never>(() => undefined);

/** Connections with an open transaction: reads outside of one are not part of the work. */
const busy = new WeakSet<object>();

async function watch<Reply>(connection: object, text: string, run: () => Promise<Reply>): Promise<Reply> {
  if (/^begin/i.test(text)) busy.add(connection);
  if (!busy.has(connection)) return run();
  if (/^(?:commit|rollback)/i.test(text)) busy.delete(connection);
  statements.push(text);
  const phase = plan?.at === statements.length ? plan.phase : undefined;
  if (phase === 'before') die();
  const reply = run();
  if (phase === undefined) return reply;
  // The driver hands the statement over to the socket in this turn of the loop.
  if (phase === 'during') setImmediate(die);
  else void reply.finally(die);
  return never;
}

const originalQuery = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  const [text] = args;
  // The pool's own statements come with a callback or as an object.
  if (typeof text !== 'string' || typeof args.at(-1) === 'function') return originalQuery.apply(this, args);
  return watch(this, text, () => originalQuery.apply(this, args) as Promise<unknown>);
} as typeof pg.Client.prototype.query;

/** PostgreSQL's messages that carry a statement's text, and that make something happen. */
const [PARSE, SIMPLE_QUERY, EXECUTE] = ['P', 'Q', 'E'];
let parsed = '';

const send = PGlite.prototype.execProtocolRaw;
PGlite.prototype.execProtocolRaw = function execProtocolRaw(this: PGlite, ...args: Parameters<typeof send>) {
  const [message] = args;
  const kind = String.fromCharCode(message[0] ?? 0);
  const text = () => Buffer.from(message).subarray(5).toString('latin1').replaceAll('\0', '');
  if (kind === PARSE) parsed = text();
  if (kind !== SIMPLE_QUERY && kind !== EXECUTE) return send.apply(this, args);
  return watch(this, kind === SIMPLE_QUERY ? text() : parsed, () => send.apply(this, args));
};

const report = (message: FromDyingBackend): void => void process.send?.(message);

process.on('message', (message: ToDyingBackend) => {
  if (message.kind === 'report') return report({ kind: 'statements', statements });
  statements = [];
  plan = message.kind === 'die' ? message : undefined;
  return report({ kind: 'ready' });
});
// The channel to the parent must not keep a stopped backend running.
process.channel?.unref();
// If the test fails, nothing else stops the backend.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
