import { createHash } from 'node:crypto';

/** Public: every client of the API has it. */
const CLIENT_SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** What clients send in place of a typed password. The server itself needs it only where it plays the client: for demo accounts and specs. */
export const clientPasswordHash = (password: string): string =>
  createHash('sha384')
    .update(password + CLIENT_SALT, 'utf8')
    .digest('base64');
