import { hashPassword, isPassword } from './password-hash.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of processor time of this process, which no neighbour changes. */
const cost = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

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

  it('of an unknown account cost as much as a wrong one (auth-009)', async () => {
    const stored = await hashPassword('sent');
    const [wrong, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 7; round += 1) {
      wrong.push(await cost(() => isPassword(stored, 'another')));
      unknown.push(await cost(() => isPassword(undefined, 'another')));
    }
    // Far from the sixth of a second by which a response without hashing would be recognised.
    expect(median(unknown) / median(wrong)).toBeGreaterThan(0.5);
    expect(median(unknown) / median(wrong)).toBeLessThan(2);
  });
});
