import type { FastifyRequest } from 'fastify';

/**
 * The request as loaders see it. The address has a fixed origin: what a client writes before its path never becomes a
 * host. It aborts with its client only if `signal` is given: others may be waiting for the same page.
 */
export function webRequest(request: FastifyRequest, origin: string, target: string, signal?: AbortSignal): Request {
  const [address = ''] = target.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const url = new URL(origin);
  // Set separately: resolved as a reference, `//evil.example` would be a host.
  url.pathname = path;
  url.search = address.slice(path.length);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = request.method === 'POST';
  return new Request(url, {
    method: hasBody ? 'POST' : 'GET',
    headers,
    // A form is always handled to its end.
    ...(signal && !hasBody && { signal }),
    ...(hasBody && { body: String(request.body ?? '') }),
  });
}
