// Renders the cards as often as one processor can: plain-render.mjs <compiled cards> <page facts>. Prints its figures as JSON.
import { readFileSync } from 'node:fs';

const warmUpMs = 2000;
const measuredMs = 5000;

const { renderCards } = await import(process.argv[2]);
const { products, site } = JSON.parse(readFileSync(process.argv[3], 'utf8'));

function renderFor(ms) {
  const begin = performance.now();
  const cpu = process.cpuUsage();
  let renders = 0;
  while (performance.now() - begin < ms) {
    renderCards(products, site);
    renders += 1;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: renders / ((performance.now() - begin) / 1000), cpuMs: (user + system) / 1000 / renders };
}

renderFor(warmUpMs);
console.log(JSON.stringify({ ...renderFor(measuredMs), htmlBytes: Buffer.byteLength(renderCards(products, site)) }));
