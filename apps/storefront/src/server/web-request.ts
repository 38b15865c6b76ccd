import type { FastifyRequest } from 'fastify';

/**
 * The request as loaders know it. The address is put together from a fixed origin: what a client writes before its
 * path never becomes a host (X18). It ends with its client only where `signal` says so: others may be waiting for the same
 * page.
 */
export function webRequest(request: FastifyRequest, origin: string, target: string, signal?: AbortSignal): Request {
  const [address = ''] = target.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const url = new URL(origin);
  // Set apart: resolved as a whole, `//evil.example` would be a host.
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
    // A form is carried out to its end.
    ...(signal && !hasBody && { signal }),
    ...(hasBody && { body: String(request.body ?? '') }),
  });
}
