import { throwPageFailure } from './page-failure.ts';

const statusOf = (kind: 'not-found' | 'unreachable' | 'malformed'): unknown => {
  try {
    return throwPageFailure({ kind });
  } catch (left) {
    return (left as { readonly init: ResponseInit }).init.status;
  }
};

describe('a page that its loader refuses', () => {
  it('is a 404 where the backend says that there is none [ROUTE-21]', () => expect(statusOf('not-found')).toBe(404));

  it.each(['unreachable', 'malformed'] as const)('is a 503 where the backend says nothing: %s', (kind) =>
    expect(statusOf(kind)).toBe(503),
  );
});
