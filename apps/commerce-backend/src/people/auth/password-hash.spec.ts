import { stat } from 'node:fs/promises';
import { clientPasswordHash } from './client-password-hash.ts';
import { hashPassword, isOutdatedHash, isPassword } from './password-hash.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of processor time of this process, which no neighbour changes. */
const cost = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const knownHashes = [
  {
    kind: 'a hash of before Argon2id',
    sent: clientPasswordHash('password'),
    stored: 'scrypt$14$8$5$MDEyMzQ1Njc4OWFiY2RlZg$Wr0RQrpWUixa53XRuTxPTHDO7iGuMbEQFStJVn0YqJ8',
  },
  {
    kind: 'a hash of the reference implementation of Argon2',
    sent: 'password',
    stored: '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  },
];

describe('passwords', () => {
  it('are stored with a salt each and recognised [AUTH-05]', async () => {
    const [one, other] = await Promise.all([hashPassword('sent'), hashPassword('sent')]);
    expect(one).not.toBe(other);
    expect(
      await Promise.all([
        isPassword(one, 'sent'),
        isPassword(other, 'sent'),
        isPassword(one, 'sent '),
        isPassword(one, ''),
      ]),
    ).toEqual([true, true, false, false]);
    expect(await isPassword(undefined, 'sent')).toBe(false);
  });

  it.each(knownHashes)('are recognised in $kind', async ({ stored, sent }) => {
    expect([await isPassword(stored, sent), await isPassword(stored, `${sent}x`)]).toEqual([true, false]);
  });

  it.each([
    '',
    'another',
    '$argon2id$v=19$m=19456,t=2,p=1$',
    '$argon2i$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAA',
    'scrypt$14',
  ])('are not recognised in %j, a text that hashPassword never writes', async (stored) => {
    expect(await isPassword(stored, 'sent')).toBe(false);
  });

  it('are outdated with another kind of hash or another cost', async () => {
    const hashes = [await hashPassword('sent'), ...knownHashes.map(({ stored }) => stored)];
    expect(hashes.map(isOutdatedHash)).toEqual([false, true, true]);
  });

  it('are hashed two at a time: a crowd at the login leaves threads to read files with', async () => {
    let hashed = 0;
    const crowd = Array.from({ length: 12 }, async () => {
      await hashPassword('sent');
      hashed += 1;
    });
    // By then every hash that may start has started.
    await new Promise((resolve) => setImmediate(resolve));
    await stat('.');
    expect(hashed).toBeLessThan(crowd.length / 2);
    await Promise.all(crowd);
  });

  it('of an unknown account cost as much as a wrong one (auth-009)', async () => {
    const stored = await hashPassword('sent');
    const [wrong, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 7; round += 1) {
      wrong.push(await cost(() => isPassword(stored, 'another')));
      unknown.push(await cost(() => isPassword(undefined, 'another')));
    }
    // Far from the time by which a response without hashing would be recognised.
    expect(median(unknown) / median(wrong)).toBeGreaterThan(0.5);
    expect(median(unknown) / median(wrong)).toBeLessThan(2);
  });
});
