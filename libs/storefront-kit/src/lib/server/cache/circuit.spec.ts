import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createCircuit } from './circuit.ts';

/** A circuit with a fake clock, and what it has reported. */
function openCircuit(timeout = 60_000) {
  let now = 1_000_000;
  const reports: string[] = [];
  const circuit = createCircuit({
    now: () => now,
    timeout,
    onAway: (reason) => reports.push(`away: ${reason}`),
    onBack: () => reports.push('back'),
  });
  return { ...circuit, reports, pass: (ms: number) => void (now += ms) };
}

const works = async () => 'response';
const breaks = async () => {
  throw new Error('it broke');
};

describe('a circuit', () => {
  it('passes responses on', async () => {
    const { call, reports } = openCircuit();
    expect(await call('get', works)).toBe('response');
    expect(reports).toEqual([]);
  });

  it('leaves the server out for five seconds after a failure', async () => {
    const { call, pass } = openCircuit();
    expect(await call('get', breaks)).toBe(undefined);
    pass(4_999);
    expect(await call('get', works)).toBe(undefined);
    pass(1);
    expect(await call('get', works)).toBe('response');
  });

  it('ends a call that gets no response', async () => {
    const { call, reports } = openCircuit(2);
    expect(await call('get', () => new Promise(() => undefined))).toBe(undefined);
    expect(reports).toEqual(['away: no response within 2 ms']);
  });

  it('accepts a response that has come while the event loop was busy for longer than the timeout', async () => {
    const isSent = new Int32Array(new SharedArrayBuffer(4));
    const server = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
      Atomics.wait(workerData, 0, 0, 20);
      parentPort.postMessage('response');
      Atomics.store(workerData, 0, 1);
      Atomics.notify(workerData, 0);`,
      { eval: true, workerData: isSent },
    );
    const { call } = openCircuit(2);
    const called = call('get', () => once(server, 'message'));
    Atomics.wait(isSent, 0, 0);
    expect(await called).toEqual(['response']);
    await server.terminate();
  });

  it('reports once that the server is away, and once that it is back', async () => {
    const { call, pass, reports } = openCircuit();
    for (let count = 0; count < 3; count += 1) {
      await call('get', breaks);
      pass(5_000);
    }
    await call('get', works);
    await call('get', works);
    expect(reports).toEqual(['away: it broke', 'back']);
  });

  it('is not back as long as what has failed fails', async () => {
    const { call, pass, reports } = openCircuit();
    for (let count = 0; count < 3; count += 1) {
      await call('get', works);
      await call('set', breaks);
      pass(5_000);
    }
    expect(reports).toEqual(['away: it broke']);
    await call('set', works);
    expect(reports).toEqual(['away: it broke', 'back']);
  });

  it('is back with the connection', async () => {
    const { call, fail, reset, reports } = openCircuit();
    fail('connect', Object.assign(new Error(''), { code: 'ECONNREFUSED' }));
    expect(await call('get', works)).toBe(undefined);
    reset();
    expect(await call('get', works)).toBe('response');
    expect(reports).toEqual(['away: ECONNREFUSED', 'back']);
  });
});
