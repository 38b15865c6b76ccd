import { parseArgs } from 'node:util';
import { runContract } from './contract.ts';
import type { ContractTarget } from './contract.ts';
import { printService, printTable } from './core/print-report.ts';

/** Exit codes: everything held; something broken or absent; the call itself is wrong. */
const HELD = 0;
const NOT_HELD = 1;
const WRONG_CALL = 2;

const options = {
  graphql: { type: 'string' },
  key: { type: 'string' },
  channel: { type: 'string', default: '1|se' },
  market: { type: 'string', default: 'se' },
  language: { type: 'string', default: 'sv-SE' },
  auth: { type: 'string' },
  sign: { type: 'string' },
  favourites: { type: 'string' },
  search: { type: 'string' },
  loyalty: { type: 'string' },
  'loyalty-key': { type: 'string' },
  images: { type: 'string' },
  redirects: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const;

const addresses = ['graphql', 'auth', 'sign', 'favourites', 'search', 'loyalty', 'images', 'redirects'] as const;

const pairs = [
  ['auth', 'sign'],
  ['loyalty', 'loyalty-key'],
  ['email', 'password'],
] as const;

/** How to call it. */
export const usage = `contract-suite --graphql URL --key KEY [options]

  --channel 1|se --market se --language sv-SE   which shop is tried
  --auth URL         ends before /login; needs --sign
  --sign URL         ends before the challenge
  --favourites URL   ends before /likes
  --search URL       ends before /api/storefront/v3
  --loyalty URL      ends before /contacts; needs --loyalty-key
  --images URL       ends before /product
  --redirects URL    ends before /urlhistory
  --email, --password   a customer, for the checks that need one
  --write            also checks that change data: carts, orders, accounts

The exit code is 0 when everything that was tried held, 1 when something was broken or absent, 2 for a wrong call.`;

/** The backend that the arguments name. Throws an Error with one line for each mistake. */
export function parseTarget(args: readonly string[]): ContractTarget {
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const mistakes = [
    ...addresses.flatMap((name) =>
      values[name] !== undefined && !/^https?:\/\//.test(values[name])
        ? [`--${name} is no http address: ${values[name]}`]
        : [],
    ),
    ...(values.graphql === undefined ? ['--graphql is missing.'] : []),
    ...(values.key === undefined ? ['--key is missing.'] : []),
    ...pairs
      .filter(([one, other]) => (values[one] === undefined) !== (values[other] === undefined))
      .map(([one, other]) => `--${one} and --${other} need each other.`),
    ...(values.favourites !== undefined && values.auth === undefined ? ['--favourites needs --auth and --sign.'] : []),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const { graphql = '', key = '', email, password } = values;
  return {
    ...values,
    graphql,
    apiKey: key,
    loyaltyKey: values['loyalty-key'],
    customer: email === undefined || password === undefined ? undefined : { username: email, password },
  };
}

/** Runs the suite as a command: prints what did not hold and a table, and resolves with the exit code. */
export async function runCli(args: readonly string[], print: (text: string) => void): Promise<number> {
  let target: ContractTarget;
  try {
    target = parseTarget(args);
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`);
    return WRONG_CALL;
  }
  const reports = await runContract(target, (report) => {
    const text = printService(report);
    if (text !== '') print(text);
  });
  print(`\n${printTable(reports)}`);
  const isHeld = reports.every(({ outcomes }) => outcomes.every(({ kind }) => kind === 'held' || kind === 'untested'));
  return isHeld ? HELD : NOT_HELD;
}
