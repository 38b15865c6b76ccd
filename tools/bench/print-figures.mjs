import { figureRow, kib, number, printTable } from './figure-table.mjs';
import { firstScriptGoal, stateOf } from './goals.mjs';
import { printBrowser } from './print-browser.mjs';
import { printServer } from './print-server.mjs';

function printBytes({ css, kinds }) {
  console.log('\nBytes, KiB of brotli; the parts of the HTML are by how much it shrinks without them');
  printTable(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, { scriptInManifest, untilHydrated, later, html, htmlParts, htmlUnpacked }]) => [
        kind,
        {
          'JS to hydrate': kib(scriptInManifest),
          goal: figureRow({ goal: firstScriptGoal }, kib).goal,
          met: stateOf(scriptInManifest, firstScriptGoal),
          'JS until hydrated': kib(untilHydrated),
          'JS at idle': kib(later),
          'HTML as sent': kib(html),
          'HTML packed': kib(htmlParts?.html),
          CSS: kib(htmlParts?.css),
          markup: kib(htmlParts?.markup),
          state: kib(htmlParts?.state),
          'HTML unpacked': kib(htmlUnpacked),
        },
      ]),
    ),
  );
  console.log(`CSS, inlined in every page: ${kib(css)}`);
}

/** Prints the figures in words and tables; parts that were not measured are left out. */
export function printFigures({ catalogue, machine, bytes, server, browser, failures }) {
  console.log(`\nMeasured with the ${catalogue} catalogue, load ${number(machine.loadBefore)} at the start.`);
  if (bytes) printBytes(bytes);
  if (server) printServer(server);
  if (browser) printBrowser(browser);
  for (const failure of failures) console.error(`Failed: ${failure}`);
}
