import { parseTarget, runCli } from './cli.ts';
import { changedContract } from './testing/contract-schema.ts';
import { openSchemaServer } from './testing/schema-server.ts';

const start = ['--graphql', 'https://api.example/graphql', '--key', 'k'];

describe('the command', () => {
  it('reads its arguments', () => {
    expect(
      parseTarget([...start, '--market', 'dk', '--email', 'a@example.com', '--password', 'p', '--write']),
    ).toMatchObject({
      graphql: 'https://api.example/graphql',
      apiKey: 'k',
      channel: '1|se',
      market: 'dk',
      customer: { username: 'a@example.com', password: 'p' },
      write: true,
    });
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing', [], ['--graphql is missing.', '--key is missing.']],
    ['an address that is none', ['--graphql', 'x', '--key', 'k'], ['--graphql is no http address: x']],
    ['half an auth service', [...start, '--auth', 'http://a'], ['--auth and --sign need each other.']],
    [
      'a loyalty service without its key',
      [...start, '--loyalty', 'http://a'],
      ['--loyalty and --loyalty-key need each other.'],
    ],
    ['half a customer', [...start, '--email', 'a@example.com'], ['--email and --password need each other.']],
    ['favourites without a login', [...start, '--favourites', 'http://a'], ['--favourites needs --auth and --sign.']],
    ['an option that it does not have', [...start, '--delete'], ["Unknown option '--delete'"]],
  ])('rejects %s with a line for each mistake and shows how it is called', async (_case, args, mistakes) => {
    const printed: string[] = [];
    expect(await runCli(args, (text) => printed.push(text))).toBe(2);
    for (const mistake of mistakes) expect(printed.join('\n')).toContain(mistake);
    expect(printed.join('\n')).toContain('contract-suite --graphql URL');
  });

  it('prints a table and fails when something is broken', async () => {
    const server = await openSchemaServer(changedContract());
    const printed: string[] = [];
    const code = await runCli(['--graphql', server.url, '--key', 'k'], (text) => printed.push(text));
    await server.close();
    expect(code).toBe(1);
    expect(printed.at(-1)).toMatch(/service +held +broken +absent +untested\nGraphQL schema +\d+ +0 +0 +0\n/);
  });
});
