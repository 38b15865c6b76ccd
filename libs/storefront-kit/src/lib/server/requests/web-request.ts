import type { FastifyRequest } from 'fastify';

/** The address of a page. Its origin is fixed: what a client writes before its path never becomes a host. */
function pageUrl(origin: string, target: string): URL {
  const [address = ''] = target.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const url = new URL(origin);
  // Set separately: resolved as a reference, `//evil.example` would be a host.
  url.pathname = path;
  url.search = address.slice(path.length);
  return url;
}

/** The request for a page that many visitors get: it has nothing of any of them. */
export const sharedRequest = (origin: string, target: string): Request => new Request(pageUrl(origin, target));

/** The request of one visitor as loaders see it. It aborts with its client. */
export function webRequest(request: FastifyRequest, origin: string, target: string, signal?: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = request.method === 'POST';
  return new Request(pageUrl(origin, target), {
    method: hasBody ? 'POST' : 'GET',
    headers,
    // A form is always handled to its end.
    ...(signal && !hasBody && { signal }),
    ...(hasBody && { body: String(request.body ?? '') }),
  });
}
