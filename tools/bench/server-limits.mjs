import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { load } from './load.mjs';
import { productsOf, stateOf } from './sample-pages.mjs';

const folder = import.meta.dirname;
const env = () => toolEnvironment({ NODE_ENV: 'production' });

/** Compiles the cards of `page`, and returns what renders nothing but them, in a process of its own: rate and CPU in ms. */
export function openPlainRender(workFolder, page) {
  const facts = join(workFolder, 'page.json');
  writeFileSync(facts, JSON.stringify({ products: productsOf(page.text), site: stateOf(page.text).site }));
  const compiled = join(workFolder, 'cards');
  execFileSync(nodeBinary(), [join(folder, 'build-plain-cards.mjs'), compiled], {
    cwd: root,
    env: env(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return () =>
    JSON.parse(
      execFileSync(nodeBinary(), [join(folder, 'plain-render.mjs'), join(compiled, 'plain-cards.js'), facts], {
        cwd: root,
        env: env(),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
}

/** The same bytes from memory, by Node's own server. */
export async function openBareServer(workFolder, page) {
  const file = join(workFolder, 'page.br');
  writeFileSync(file, page.body);
  const server = fork(join(folder, 'static-server.mjs'), [file], { execPath: nodeBinary(), env: env() });
  const [{ port }] = await once(server, 'message');
  return {
    measure: async (connections) => {
      const { cpuMs, memoryMb, ...figures } = await load({
        port,
        host: 'localhost',
        path: '/',
        connections,
        processes: [server.pid],
      });
      return { ...figures, cpuMs: cpuMs[0], storefrontMb: memoryMb[0] };
    },
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
