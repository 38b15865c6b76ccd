import type { FastifyInstance } from 'fastify';

/** Has these routes accept HTML forms, as `URLSearchParams`, and nothing else. `bodyLimit` is in bytes. */
export function acceptForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
