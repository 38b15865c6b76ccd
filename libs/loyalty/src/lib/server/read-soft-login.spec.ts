import { createCipheriv, randomBytes } from 'node:crypto';
import { readSoftLogin } from './read-soft-login.ts';

const key = 'aZ09bY18cX27dW36eV45fU54gT63hS72';
const now = Date.parse('2026-03-02T10:00:00Z');
const sent = {
  contactId: '1c9b35d6-28d8-4520-8900-a89555f7f0c5',
  email: 'Anna@example.com',
  dateTime: '2026-02-27T08:00:00Z',
  discoveryKey: '6f1b35d6-34d8-4666-8900-e89100f7f0c5',
};

/** Encrypts as the programme's documentation describes. */
function encrypt(content: unknown, secret = key): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(secret), vector);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Buffer.concat([vector, cipher.update(text), cipher.final()]).toString('base64url');
}

describe('a link of a newsletter', () => {
  it('identifies its reader [LOY-06]', () => {
    expect(readSoftLogin(encrypt(sent), key, now)).toEqual({
      contactId: sent.contactId,
      email: 'anna@example.com',
      discoveryKey: sent.discoveryKey,
    });
  });

  it.each([
    ['the id in lower case', { ...sent, contactId: undefined, contactid: sent.contactId }, sent.discoveryKey],
    ['no key', { ...sent, discoveryKey: undefined }, null],
    ['a key that is none', { ...sent, discoveryKey: '"><script>' }, null],
  ])('may have %s', (_case, content, discoveryKey) => {
    expect(readSoftLogin(encrypt(content), key, now)).toMatchObject({ contactId: sent.contactId, discoveryKey });
  });

  it.each<[string, string]>([
    ['of another key', encrypt(sent, key.toLowerCase())],
    ['without a contact', encrypt({ ...sent, contactId: 'c-8' })],
    ['without an address', encrypt({ ...sent, email: 'anna' })],
    ['without a time', encrypt({ ...sent, dateTime: 'today' })],
    ['that is older than 60 days', encrypt({ ...sent, dateTime: '2025-12-31T09:00:00Z' })],
    ['of tomorrow', encrypt({ ...sent, dateTime: '2026-03-03T10:00:00Z' })],
    ['with no JSON', encrypt('anna@example.com')],
    ['with no object', encrypt('null')],
    ['that is too short', 'q6KCtl2W'],
    ['that is empty', ''],
    ['that is too long', encrypt({ ...sent, more: 'x'.repeat(3000) })],
    ['that was changed', `${encrypt(sent).slice(0, -4)}AAAA`],
  ])('identifies no reader %s [LOY-06]', (_case, token) => {
    expect(readSoftLogin(token, key, now)).toBeUndefined();
  });
});
