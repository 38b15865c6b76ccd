import { hash } from 'node:crypto';

/** Public: every client of the API has it. */
const CLIENT_SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** Clients send this hash in place of a password. The server needs it for common passwords, demo accounts and specs. */
export const clientPasswordHash = (password: string): string => hash('sha384', password + CLIENT_SALT, 'base64');
