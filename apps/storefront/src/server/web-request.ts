import type { FastifyRequest } from 'fastify';

/**
 * The request as loaders know it. The address is put together from a fixed origin: what a client writes before its
 * path never becomes a host (X18).
 */
export function webRequest(request: FastifyRequest, origin: string, target: string): Request {
  const controller = new AbortController();
  request.raw.on('close', () => {
    if (!request.raw.complete) controller.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = request.method === 'POST';
  return new Request(new URL(target, origin), {
    method: hasBody ? 'POST' : 'GET',
    headers,
    signal: controller.signal,
    ...(hasBody && { body: String(request.body ?? '') }),
  });
}
