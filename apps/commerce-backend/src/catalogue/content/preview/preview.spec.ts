import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../api/app.ts';
import { anyDatabase } from '../../../platform/database/testing/test-databases.ts';
import { issueToken } from '../../../platform/identity/access-token.ts';
import { tokenRules } from '../../../platform/identity/token-rules.ts';
import { folderForSuite } from '../../../testing/folder-for-suite.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';
import { requestApi } from '../../../testing/request-api.ts';
import { makeConfig } from '../../../testing/test-config.ts';
import { NOW } from '../../testing/example-catalogue.ts';
import { exampleFilling } from '../../testing/open-catalogue.ts';

const AREA = '{ widgetArea(alias: "spring", preview: true, languageId: "da-DK", marketId: "dk") { title } }';
const draft = '---\ntitle: Forår\ndescription: Nyt.\ndraft: true\n---\n\nTekst med {{ukendt}}.\n';

describe('the preview of the editors', () => {
  const folder = folderForSuite({ 'da/spring.md': draft });
  const apps: FastifyInstance[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.close())));
  const opened = openForSuite(() => anyDatabase().open(exampleFilling));

  const open = (more: Parameters<typeof makeConfig>[0] = {}, minutesLater = 0): FastifyInstance => {
    const now = () => new Date(NOW.getTime() + minutesLater * 60_000);
    const app = buildApp({ db: opened().db, config: makeConfig({ contentFolder: folder, ...more }), now });
    apps.push(app);
    return app;
  };

  const titleWith = async (app: FastifyInstance, token?: string): Promise<string | undefined> => {
    const { data } = await requestApi(app, AREA, {}, token === undefined ? {} : { authorization: `Bearer ${token}` });
    return (data.widgetArea as { title: string } | null)?.title;
  };

  const linkOf = async (app: FastifyInstance, query = 'path=/content/spring&market=dk'): Promise<URL> =>
    new URL((await app.inject(`/preview?${query}`)).body);

  it('shows a draft with a signed token, for minutes [CMS-01, W30]', async () => {
    const app = open();
    const link = await linkOf(app);
    expect(link.pathname).toBe('/content/spring');
    const token = link.searchParams.get('preview') ?? '';
    expect(await titleWith(app, token)).toBe('Forår');
    expect(await titleWith(open({}, 14), token)).toBe('Forår');
    expect(await titleWith(open({}, 16), token)).toBeUndefined();
  });

  it.each([
    ['no token', undefined],
    ['a token of nobody', 'a.b.c'],
    ['an empty token', ''],
  ])('shows no draft with %s [W30]', async (_name, token) => {
    expect(await titleWith(open(), token)).toBeUndefined();
  });

  it('shows no draft with a token whose end was moved [W30]', async () => {
    const app = open();
    const token = (await linkOf(app)).searchParams.get('preview') ?? '';
    const [head = '', body = '', proof = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { readonly exp: number };
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp * 2 })).toString('base64url');
    expect(await titleWith(app, `${head}.${longer}.${proof}`)).toBeUndefined();
  });

  it('shows no draft to a shopper who is logged in [W30]', async () => {
    const rules = await tokenRules({ config: makeConfig(), db: opened().db });
    const exp = NOW.getTime() / 1000 + 600;
    expect(await titleWith(open(), issueToken(rules, { sid: '1001', exp }))).toBeUndefined();
  });

  it('does not log in: its token has no customer', async () => {
    const app = open();
    const token = (await linkOf(app)).searchParams.get('preview') ?? '';
    const { errors } = await requestApi(app, '{ getUser { id } }', {}, { authorization: `Bearer ${token}` });
    expect(errors[0]?.extensions?.['code']).toBe('Unauthenticated');
  });

  it.each(['path=/a&path=/b', 'market=dk&market=se', 'path=/a&market=xx', 'minutes=1&minutes=2'])(
    'rejects what names no page: %s',
    async (query) => {
      expect((await open().inject(`/preview?${query}`)).statusCode).toBe(400);
    },
  );

  it('needs no token in development', async () => {
    expect(await titleWith(open({ development: true }))).toBe('Forår');
  });

  it('lists pages and errors, for this machine only, and is not stored', async () => {
    const reply = await open({ outbox: 'this-machine' }).inject({ url: '/preview', headers: { host: 'localhost' } });
    expect(reply.body).toContain('Forår (draft)');
    expect(reply.body).toContain('content/da/spring.md:7 {{ukendt}} is not known.');
    expect(reply.headers['cache-control']).toBe('no-store');
    const other = { url: '/preview', headers: { host: 'localhost', 'x-forwarded-for': '10.0.0.1' } };
    expect((await open({ outbox: 'this-machine' }).inject(other)).statusCode).toBe(404);
    expect((await open({ outbox: 'nobody' }).inject('/preview')).statusCode).toBe(404);
  });
});
