import { figureRow, number, printTable } from './figure-table.mjs';
import { serverGoals } from './goals.mjs';

const sum = (one, other) => (one === undefined || other === undefined ? undefined : one + other);

const row = ({ perSecond, storefrontCpuMs, backendCpuMs, storefrontMb, backendMb, p50, p99, statuses }) => ({
  'per second': number(perSecond),
  'shop CPU ms': number(storefrontCpuMs, 3),
  'backend CPU ms': number(backendCpuMs, 3),
  'per second and core': number(1000 / storefrontCpuMs, 0),
  'p50 ms': number(p50, 0),
  'p99 ms': number(p99, 0),
  'shop MB': number(storefrontMb, 0),
  'backend MB': number(backendMb, 0),
  statuses: statuses ?? '–',
});

/** The processor time and memory of pages, each beside what it costs at least. */
export function printServer({ runs, cards, loads, limit, summary }) {
  console.log(`\nServer, a list of ${cards} cards: medians of ${runs}; CPU per page by the processes' clocks`);
  printTable({
    ...Object.fromEntries(Object.entries(loads).map(([name, figures]) => [name, row(figures)])),
    'limit: a bare server, the same bytes': row(limit),
  });
  const { rendered, withCart } = { rendered: loads['list, rendered'], withCart: loads['list, with a cart'] };
  const line = (shop, name, digits = 2) =>
    figureRow({ shop, goal: serverGoals[name] }, (value) => number(value, digits));
  printTable({
    'list rendered, CPU ms of shop and backend': line(
      sum(rendered.storefrontCpuMs, rendered.backendCpuMs),
      'renderedCpuMs',
    ),
    'list rendered, per second and core': line(1000 / rendered.storefrontCpuMs, 'renderedPerCore', 0),
    'list with a cart, CPU ms of shop and backend': line(
      sum(withCart.storefrontCpuMs, withCart.backendCpuMs),
      'cartCpuMs',
    ),
    'cached list, per second and core, share of the bare server’s': line(summary.cachedShare, 'cachedShare'),
    'memory of the shop under load, MB': line(summary.storefrontMb, 'storefrontMb', 0),
    'memory of the backend under load, MB': line(summary.backendMb, 'backendMb', 0),
  });
}
