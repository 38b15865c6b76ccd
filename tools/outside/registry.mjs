import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';

const manifestOf = (tarball) =>
  JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }));

/** Serves packed libraries as the npm registry does; the last file of a library is its latest version. */
export async function startRegistry(tarballs) {
  const packages = {};
  const files = Object.fromEntries(tarballs.map((tarball) => [basename(tarball), tarball]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url.slice(1));
    if (!files[path] && !packages[path]) response.statusCode = 404;
    // A later run may have the same port and other files.
    response.setHeader('cache-control', 'no-store');
    response.end(files[path] ? readFileSync(files[path]) : JSON.stringify(packages[path] ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  for (const [file, tarball] of Object.entries(files)) {
    const manifest = { ...manifestOf(tarball), dist: { tarball: url + file } };
    const { name, version } = manifest;
    const versions = { ...packages[name]?.versions, [version]: manifest };
    packages[name] = { name, 'dist-tags': { latest: version }, versions };
  }
  return {
    url,
    latest: (name) => packages[name]['dist-tags'].latest,
    close: () => server.close(),
  };
}
