import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { makeClusterIn } from '../platform/database/testing/pglite-snapshot.ts';
import { specRun } from '../platform/database/testing/spec-run.ts';
import { readShop } from './read-config.ts';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import { makePrograms } from '../testing/start-program.ts';

const CLIENTS = 20;
const programs = makePrograms();
afterAll(() => programs.killAll());
const folder = folderForSuite();

/** Sends a query; gives the status and what becomes of the connection, or the error's code. */
const query = (address: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    const sent = request(
      `${address}/graphql`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', 'x-apikey': readShop().apiKey } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(`${String(response.statusCode)} ${String(response.headers.connection)}`));
        response.on('error', (error) => resolve(String(error)));
      },
    );
    sent.on('error', (error) => resolve(String(error)));
    sent.end(JSON.stringify({ query: '{ products(take: 1) { count } }' }));
  });

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('the program that is stopped', () => {
  it('[REL-10] serves what is under way and what arrives until its load balancer knows, and breaks no connection', async () => {
    await makeClusterIn(join(folder, 'database'), specRun().snapshots);
    // Longer than the spec: only Ctrl-C ends it.
    const program = programs.start({ DATA_FOLDER: folder, SHUTDOWN_DELAY: '600000' });
    const address = await program.address;
    let isReady = true;
    const responses: string[] = [];
    const started: Promise<void>[] = [];
    /** Half of them keep their connection, as a proxy does; the others make one for each request. */
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const agent = new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
      const first = query(address, agent);
      started.push(first.then(() => undefined));
      responses.push(await first);
      while (isReady) responses.push(await query(address, agent));
      // One more that the load balancer sent before it knew.
      const last = await query(address, agent);
      agent.destroy();
      return last;
    });
    await Promise.all(started);
    expect([await statusOf(`${address}/healthz`), await statusOf(`${address}/livez`)]).toEqual([200, 200]);
    const before = responses.length;
    program.process.kill('SIGTERM');
    while (isReady) isReady = (await statusOf(`${address}/healthz`)) === 200;
    expect(await statusOf(`${address}/livez`)).toBe(200);
    expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('200 close'));
    expect(responses.filter((response) => !response.startsWith('200 '))).toEqual([]);
    expect(responses.length).toBeGreaterThan(before);
    program.process.kill('SIGINT');
    expect(await program.ended).toEqual({ code: 0, errors: '' });
  });
});
