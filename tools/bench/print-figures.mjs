const number = (value, digits = 1) => (value === undefined ? '–' : Number(value.toFixed(digits)));
const kib = (bytes) => number(bytes === undefined ? undefined : bytes / 1024);

function printBytes({ css, kinds }) {
  console.log('\nBytes, KiB of brotli');
  console.table(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, figures]) => [
        kind,
        {
          'JS in manifest': kib(figures.scriptInManifest),
          'JS until hydrated': kib(figures.untilHydrated),
          'JS at idle': kib(figures.later),
          HTML: kib(figures.html),
          'HTML unpacked': kib(figures.htmlUnpacked),
        },
      ]),
    ),
  );
  console.log(`CSS, inlined in every page: ${kib(css)}`);
}

function printServer({ cards, uncached, cached, plainRenderToString: plain, staticServer, ratios }) {
  console.log(`\nServer, a list page of ${cards} cards`);
  const row = ({ perSecond, storefrontCpuMs, backendCpuMs, latencyMs }) => ({
    'per second': number(perSecond),
    'CPU ms': number(storefrontCpuMs, 3),
    'per second and core': number(storefrontCpuMs && 1000 / storefrontCpuMs, 0),
    'backend CPU ms': number(backendCpuMs, 2),
    'p50 ms': latencyMs?.p50 ?? '–',
    'p99 ms': latencyMs?.p99 ?? '–',
  });
  console.table({
    rendered: row(uncached),
    'from the page cache': row(cached),
    'plain renderToString of the cards': row({ ...plain, storefrontCpuMs: plain.cpuMs }),
    'static server, same bytes': row({ ...staticServer, storefrontCpuMs: staticServer.cpuMs }),
  });
  console.log(`A rendered page costs ${number(ratios.uncachedCpuToPlainRender, 2)} times the CPU of its plain cards.`);
  console.log(`A cached page costs ${number(ratios.cachedCpuToStaticServer, 2)} times the CPU of the static server.`);
}

function printBrowser({ runs, pages, clickToContent }) {
  console.log(`\nChromium, phone, slow 4G, CPU slowed 4 times: medians of ${runs}, ms`);
  console.table(
    Object.fromEntries(
      Object.entries(pages).map(([kind, { fcp, lcp, tbt, cls, hydrated }]) => [
        kind,
        {
          FCP: number(fcp, 0),
          LCP: number(lcp, 0),
          TBT: number(tbt, 0),
          CLS: number(cls, 3),
          hydrated: number(hydrated, 0),
        },
      ]),
    ),
  );
  for (const [kind, { lcpElement }] of Object.entries(pages)) console.log(`Largest content of ${kind}: ${lcpElement}`);
  console.log(
    `List to product: ${number(clickToContent.settled, 0)} on a settled page, ${number(clickToContent.rightAfterHydration, 0)} right after hydration.`,
  );
}

/** Prints the figures in words and tables; parts that were not measured are left out. */
export function printFigures({ catalogue, bytes, server, browser }) {
  console.log(`\nMeasured with the ${catalogue} catalogue.`);
  if (bytes) printBytes(bytes);
  if (server) printServer(server);
  if (browser) printBrowser(browser);
}
