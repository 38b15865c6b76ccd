import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { HttpJob } from './http-client.ts';

/**
 * Times of GET requests in milliseconds, so many at a time, sent by a process of its own: the server's process does
 * nothing but serve.
 */
export async function requestOverHttp(job: HttpJob): Promise<readonly number[]> {
  const client = fork(resolve(import.meta.dirname, 'http-client.ts'));
  client.send(job);
  const ended = once(client, 'exit').then(() => {
    throw new Error('bench: the HTTP client ended without a result.');
  });
  const [times] = (await Promise.race([once(client, 'message'), ended])) as [readonly number[]];
  ended.catch(() => undefined);
  return times;
}
