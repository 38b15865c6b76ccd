import { clientPasswordHash } from '../client-password-hash.ts';
import { passwordGroup } from './password-group.ts';

describe('the group of a password', () => {
  it('is the same each time, and another with another secret', () => {
    const sent = clientPasswordHash('sommer2026');
    expect(passwordGroup('secret', sent)).toBe(passwordGroup('secret', sent));
    expect(passwordGroup('secret', sent)).not.toBe(passwordGroup('another', sent));
  });

  it('is shared with other passwords, so that it does not reveal which it was', () => {
    const passwords = Array.from({ length: 5_000 }, (_, index) => `password${String(index)}`);
    const groups = new Map<string, number>();
    for (const password of passwords) {
      const group = passwordGroup('secret', password);
      expect(group).toMatch(/^[0-9a-f]{4}$/);
      groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    expect([...groups.values()].filter((count) => count > 1).length).toBeGreaterThan(50);
  });
});
