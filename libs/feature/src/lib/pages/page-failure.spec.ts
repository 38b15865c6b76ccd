import { throwPageFailure } from './page-failure.ts';

const statusOf = (kind: 'not-found' | 'unreachable' | 'malformed'): unknown => {
  try {
    return throwPageFailure({ kind });
  } catch (left) {
    return (left as { readonly init: ResponseInit }).init.status;
  }
};

describe('the status of a page whose loader fails', () => {
  it('is 404 where the backend reports that it does not exist [ROUTE-21]', () =>
    expect(statusOf('not-found')).toBe(404));

  it.each(['unreachable', 'malformed'] as const)('is 503 where the backend does not respond properly: %s', (kind) =>
    expect(statusOf(kind)).toBe(503),
  );
});
