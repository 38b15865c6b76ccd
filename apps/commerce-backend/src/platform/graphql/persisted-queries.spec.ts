import { createHash } from 'node:crypto';
import { PersistedQueries } from './persisted-queries.ts';

const text = 'query channel{channel{id}}';
const sha256Hash = createHash('sha256').update(text).digest('hex');
const extensions = { persistedQuery: { version: 1, sha256Hash } };
const bodyOf = (request: object): string => JSON.stringify({ operationName: 'channel', variables: {}, ...request });
const complete = { kind: 'complete', body: bodyOf({ query: text }) };

describe('persisted queries', () => {
  it('reports an unknown hash, and completes it once its text was sent with it [API-04]', () => {
    const queries = new PersistedQueries();
    expect(queries.complete(bodyOf({ extensions }))).toMatchObject({ status: 200, message: 'PersistedQueryNotFound' });
    expect(queries.complete(bodyOf({ query: text, extensions }))).toEqual(complete);
    expect(queries.complete(bodyOf({ extensions }))).toEqual(complete);
  });

  it('remembers no text under the hash of another one', () => {
    const queries = new PersistedQueries();
    expect(queries.complete(bodyOf({ query: '{ channels { id } }', extensions }))).toMatchObject({ status: 400 });
    expect(queries.complete(bodyOf({ extensions }))).toMatchObject({ message: 'PersistedQueryNotFound' });
  });

  it.each([
    bodyOf({ query: text }),
    '{"persistedQuery"',
    '["persistedQuery"]',
    bodyOf({ extensions: { persistedQuery: null } }),
    bodyOf({ extensions: { persistedQuery: { version: 2, sha256Hash } } }),
    bodyOf({ extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } } }),
  ])('passes on everything else: %s', (body) => {
    expect(new PersistedQueries().complete(body)).toEqual({ kind: 'complete', body });
  });

  it('executes a very long text without remembering it', () => {
    const long = `query channel{channel{${'id '.repeat(6000)}}}`;
    const hash = createHash('sha256').update(long).digest('hex');
    const own = { persistedQuery: { version: 1, sha256Hash: hash } };
    const queries = new PersistedQueries();
    expect(queries.complete(bodyOf({ query: long, extensions: own }))).toMatchObject({ kind: 'complete' });
    expect(queries.complete(bodyOf({ extensions: own }))).toMatchObject({ message: 'PersistedQueryNotFound' });
  });
});
