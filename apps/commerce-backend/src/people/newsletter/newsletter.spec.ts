import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { customerHooks } from '../../api/all-customer-hooks.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import type { OpenTestDatabase } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { deleteAccount } from '../profile/delete-account.ts';
import { makeAccount } from '../auth/testing/make-account.ts';
import { NOW } from '../../catalogue/testing/example-catalogue.ts';
import { exampleFilling } from '../../catalogue/testing/open-catalogue.ts';
import { newestMails } from '../../messages/outbox-store.ts';
import { addWelcomeCodes } from '../../shopping/promotions/welcome-codes.ts';

const document = `mutation subscribe($email: String!, $tags: [String], $channelId: String, $languageId: String, $marketId: String) {
  subscribeToNewsletter(email: $email, tags: $tags, channelId: $channelId, languageId: $languageId, marketId: $marketId) }`;

describe.each(testDatabases())('the newsletter on $name', ({ open }) => {
  let database: OpenTestDatabase;
  let app: FastifyInstance;
  let now = NOW;
  const config = makeConfig();
  beforeAll(async () => {
    database = await open(exampleFilling);
  });
  beforeEach(async () => {
    const { db } = database;
    for (const table of [
      'newsletter_subscriber',
      'newsletter_confirmation',
      'outbox_mail',
      'auth_throttle',
      'promo_limit',
      'promo_code',
    ] as const)
      await db.deleteFrom(table).execute();
    await addWelcomeCodes(db, config.shop.welcomeOffer);
    now = NOW;
    app = buildApp({ db, config, now: () => now });
  });
  afterEach(() => app.close());
  afterAll(() => database.close());

  const subscribe = (variables: Record<string, unknown>, headers?: Record<string, string>) =>
    requestApi(app, document, variables, headers);
  const subscribers = () =>
    database.db
      .selectFrom('newsletter_subscriber')
      .select(['email', 'market', 'language', 'tags'])
      .orderBy('email')
      .execute();
  const mails = () => newestMails(database.db);
  const linkOf = (html = ''): string => {
    const link = /href="http:\/\/localhost:4300(\/newsletter\/[^"]+)"/.exec(html)?.[1] ?? '';
    return link.replaceAll('&amp;', '&');
  };
  /** Presses the button of the page that the newest mail leads to. */
  const press = async () => app.inject({ method: 'POST', url: linkOf((await mails())[0]?.html) });
  const join = async (variables: Record<string, unknown>) => {
    await subscribe(variables);
    return press();
  };

  it('takes an address once, with the same response each time: it does not reveal who is on the list [ACC-09, SHOP-13]', async () => {
    const responses = await Promise.all([
      subscribe({ email: 'anna@example.com', marketId: 'se', languageId: 'sv-SE', channelId: '1|se' }),
      subscribe({ email: ' Anna@Example.com\u200b', marketId: 'se', languageId: 'sv-SE' }),
      subscribe({ email: 'bo@example.com', marketId: 'fi', languageId: 'fi-FI', tags: null }),
    ]);
    expect(responses.map(({ data, errors }) => [data, errors])).toEqual(
      responses.map(() => [{ subscribeToNewsletter: true }, []]),
    );
    expect(await subscribers()).toEqual([]);
    const pressed = await Promise.all(
      (await mails())
        .flatMap(({ html }) => [html, html])
        .map((html) => app.inject({ method: 'POST', url: linkOf(html) })),
    );
    // Of two links to one address only the newer counts, and once.
    expect(pressed.filter(({ body }) => /Välkommen|Tervetuloa/.test(body))).toHaveLength(2);
    expect(await subscribers()).toEqual([
      { email: 'anna@example.com', market: 'se', language: 'sv', tags: [] },
      { email: 'bo@example.com', market: 'fi', language: 'fi', tags: [] },
    ]);
    const before = await mails();
    expect((await subscribe({ email: 'bo@example.com' })).data).toEqual({ subscribeToNewsletter: true });
    expect(await mails()).toEqual(before);
  });

  it('begins with a press within a week on the page of a mail, once [REL3-11]', async () => {
    const place = { email: 'anna@example.com', marketId: 'se', languageId: 'sv-SE' };
    const expired = 'Länken gäller inte längre';
    await subscribe(place);
    now = new Date(NOW.getTime() + 7 * 24 * 60 * 60 * 1000);
    expect((await press()).body).toContain(expired);
    await subscribe(place);
    const url = linkOf((await mails())[0]?.html);
    // A mail program that opens links confirms nothing.
    expect((await app.inject({ url })).body).toMatch(/Vill du ha nyhetsbrevet från Lyng\?.*<form/);
    expect(await subscribers()).toEqual([]);
    await press();
    const { confirmed_at } = await database.db
      .selectFrom('newsletter_subscriber')
      .select('confirmed_at')
      .executeTakeFirstOrThrow();
    expect(confirmed_at).toEqual(now);
    for (const method of ['GET', 'POST'] as const) expect((await app.inject({ method, url })).body).toContain(expired);
    expect((await mails()).map(({ html }) => linkOf(html))).not.toContain(url);
  });

  it('mails a mailbox no more than so often, under whichever address and from whichever network [REL3-11]', async () => {
    for (let index = 0; index <= config.authBurst; index += 1) {
      const email = `${index % 2 === 0 ? 'anna' : 'ＡＮＮＡ'}+${String(index)}@example.com`;
      const response = await subscribe({ email }, { 'x-forwarded-for': `198.51.100.${String(index)}` });
      expect(response.data).toEqual({ subscribeToNewsletter: true });
    }
    expect(await mails()).toHaveLength(config.authBurst);
  });

  it('stores the client’s tags that are not blank', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `tag ${String(index)}`);
    await join({ email: 'anna@example.com', tags: [' footer ', null, '', 'footer', 'x'.repeat(500), ...many] });
    const [anna] = await subscribers();
    expect(anna?.tags.slice(0, 3)).toEqual(['footer', 'x'.repeat(60), 'tag 0']);
    expect(anna?.tags).toHaveLength(20);
  });

  it.each(['', 'anna@example.com\nbcc: all@example.com'])('does not take %j [ACC-09]', async (email) => {
    expect((await subscribe({ email })).errors[0]?.extensions?.['code']).toBe('InvalidEmail');
    expect(await mails()).toEqual([]);
  });

  it.each([
    [
      'dk',
      'da-DK',
      'Bekræft din tilmelding til nyhedsbrevet fra Lyng',
      'Velkommen til nyhedsbrevet fra Lyng',
      'VELKOMMEN15',
      '15 % på dit første køb',
    ],
    [
      'se',
      'sv-SE',
      'Bekräfta din anmälan till nyhetsbrevet från Lyng',
      'Välkommen till nyhetsbrevet från Lyng',
      'VALKOMMEN15',
      '15 % på ditt första köp',
    ],
    [
      'no',
      'nb-NO',
      'Bekreft påmeldingen til nyhetsbrevet fra Lyng',
      'Velkommen til nyhetsbrevet fra Lyng',
      'VELKOMMEN15',
      '15 % på ditt første kjøp',
    ],
    [
      'fi',
      'fi-FI',
      'Vahvista uutiskirjeen tilaus – Lyng',
      'Tervetuloa uutiskirjeen tilaajaksi – Lyng',
      'TERVETULOA15',
      '15 % alennusta',
    ],
  ])(
    'requires a press in %s, and welcomes with the code of that market [ACC-09, SHOP-22, REL3-11]',
    async (marketId, languageId, request, subject, code, offer) => {
      await subscribe({ email: 'anna@example.com', marketId, languageId });
      expect((await mails())[0]?.subject).toBe(request);
      await press();
      const [mail] = await mails();
      expect(mail?.subject).toBe(subject);
      expect(mail?.html).toContain(`<strong>${code}</strong>`);
      expect(mail?.html).toContain(offer);
      expect(mail?.html).toContain(`href="http://${marketId}.localhost:4200/"`);
    },
  );

  it('promises no code that the shop does not have', async () => {
    await database.db.deleteFrom('promo_code').execute();
    await join({ email: 'anna@example.com' });
    const [mail] = await mails();
    expect(mail?.html).not.toMatch(/VELKOMMEN15|15 %/);
    expect(linkOf(mail?.html)).not.toBe('');
  });

  it('ends with the link of the mail and a press, and may begin again [ACC-09]', async () => {
    const { account } = await makeAccount({ db: database.db, config, now: () => now }, { email: 'anna@example.com' });
    await database.db.updateTable('account').set({ newsletter: true }).where('id', '=', account.id).execute();
    await join({ email: 'anna@example.com', marketId: 'se', languageId: 'sv-SE' });
    const url = linkOf((await mails())[0]?.html);
    // A mail program that opens links ends nothing.
    const page = await app.inject({ url });
    expect(page.body).toContain('<html lang="sv">');
    expect(page.body).toContain('Vill du inte längre ha nyhetsbrevet från Lyng?');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await subscribers()).toHaveLength(1);
    const form = { method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const;
    const ended = await app.inject({ ...form, payload: 'List-Unsubscribe=One-Click' });
    expect([ended.statusCode, ended.body.includes('Prenumerationen är avslutad')]).toEqual([200, true]);
    expect(await subscribers()).toEqual([]);
    expect(await mails()).toEqual([]);
    const { newsletter } = await database.db
      .selectFrom('account')
      .select('newsletter')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(newsletter).toBe(false);
    // A second press, or a page that was open meanwhile, is not an error.
    expect((await app.inject({ ...form, payload: '' })).body).toContain('Prenumerationen är avslutad');
    expect((await app.inject({ url })).body).not.toContain('<form');
    await join({ email: 'anna@example.com' });
    expect(linkOf((await mails())[0]?.html)).not.toBe(url);
    await deleteAccount(database.db, customerHooks.deletions, account.id);
  });

  it.each(['', '?key=', '?key=a&key=b', `?key=${'x'.repeat(43)}`, '?key=%27%20or%201=1&language=xx'])(
    'shows for the address %j that the subscription has ended, and ends none',
    async (query) => {
      await join({ email: 'anna@example.com' });
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, body } = await app.inject({ method, url: `/newsletter/unsubscribe${query}` });
        expect([statusCode, body.includes('Du er afmeldt')]).toEqual([200, true]);
      }
      expect(await subscribers()).toHaveLength(1);
    },
  );

  it('ends with the account of the address, and its mail with it; others stay [ACC-05, ACC-09]', async () => {
    const { account } = await makeAccount({ db: database.db, config, now: () => now }, { email: 'anna@example.com' });
    for (const email of ['anna@example.com', 'bo@example.com']) await join({ email });
    await deleteAccount(database.db, customerHooks.deletions, account.id);
    expect((await subscribers()).map(({ email }) => email)).toEqual(['bo@example.com']);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['bo@example.com']);
  });

  it('takes no more than so many from one network, and more after a while [ACC-09]', async () => {
    const from = async (address: string, email: string) =>
      (await subscribe({ email }, { 'x-forwarded-for': address })).errors[0]?.extensions?.['code'];
    const max = config.authBurst * 4;
    for (let index = 0; index < max; index += 1)
      expect(await from(`2001:db8::${String(index)}`, `a${String(index)}@example.com`)).toBeUndefined();
    expect(await from('2001:db8::ffff', 'next@example.com')).toBe('TooManyRequests');
    expect(await from('2001:db8:0:1::1', 'other@example.com')).toBeUndefined();
    now = new Date(now.getTime() + 61 * 60 * 1000);
    expect(await from('2001:db8::ffff', 'next@example.com')).toBeUndefined();
  });
});
