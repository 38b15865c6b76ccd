import type { Ports } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { memberContact } from './member-contact.ts';

const contact = { id: 'c-8', isMember: false };

/** The shopper Anna, and the shop's own addresses with these responses. */
function open(responses: Readonly<Record<string, unknown>>, knownShopper?: Ports['knownShopper']) {
  const sent: string[] = [];
  const app = createTestApp({
    cookies: { 'ralph-user': 'anna@example.com' },
    ports: { visitor: () => ({ userId: '8', memberId: '8' }), ...(knownShopper && { knownShopper }) },
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [path = '', query = ''] = String(input).split('?');
    const name = path.replace('/api/voyado-engage/', '');
    sent.push(`${init?.method ?? ''} ${name} ${query} ${String(init?.body ?? '')}`.replace(/date=[^& ]+/, 'date=…'));
    const body = responses[name];
    return body === undefined ? new Response(null, { status: 503 }) : Response.json(body);
  };
  return { sent, ...memberContact(app, fetch) };
}

const request = 'email=anna%40example.com&countryCode=dk&newsletter=false&hasAccount=true&isMember=true';

it('a shopper joins at the addresses of the programme, by the id that belongs to what is known of them [LOY-02, SPEC-9]', async () => {
  const responses = { 'get-contact': contact, 'lyng-member': { id: 'c-8', isMember: true } };
  const known = async () => ({ firstName: 'Anna', lastName: 'Lund' });
  const { sent, setMember } = open(responses, known);
  expect(await setMember(true)).toBe(true);
  expect(sent).toEqual([
    `POST get-contact  ${request}&firstName=Anna&lastName=Lund`,
    'POST lyng-member id=c-8&isMember=true&date=… ',
  ]);
});

it('the contact of a deleted account is removed [ACC-05, SPEC-9]', async () => {
  const { sent, remove } = open({ 'get-contact': contact, 'save-consent': { id: null } });
  expect(await remove()).toBe(true);
  expect(sent).toEqual([`POST get-contact  ${request}`, 'POST save-consent id=c-8&removeAccount=true ']);
});

it.each<[string, Readonly<Record<string, unknown>>, boolean, boolean]>([
  ['the programme is down', {}, false, false],
  ['there is no contact', { 'get-contact': { id: null } }, false, true],
  ['only the contact is known', { 'get-contact': contact }, false, false],
  ['nothing has changed', { 'get-contact': contact, 'lyng-member': contact }, false, false],
])(
  'when %s, the shopper has not joined, and a removal is done only without a contact',
  async (_case, responses, joined, gone) => {
    const { setMember, remove } = open(responses);
    expect([await setMember(true), await remove()]).toEqual([joined, gone]);
  },
);
