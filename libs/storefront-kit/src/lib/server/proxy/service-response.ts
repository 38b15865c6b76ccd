import { PAYMENTS_PATH } from '@lyng/model';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import type { Readable } from 'node:stream';

/** Value of `retry-after`, in s. */
const RETRY_AFTER = 5;

/** The response of a service behind the shop. */
export interface ServiceResponse {
  readonly headers: IncomingHttpHeaders;
  readonly stream: Readable;
}

/** Headers that describe a body. */
const bodyHeaders = ['content-encoding', 'content-language', 'content-length', 'etag', 'last-modified'];

/** The services whose error pages are for shoppers: a payment is shown in a frame. */
const hasErrorPages = (prefix: string): boolean => prefix === PAYMENTS_PATH;

/** A failure in the words of the shop. */
function sendFailure(
  reply: FastifyReply,
  status: number,
  code = status === 504 ? 'ServiceTimeout' : 'ServiceUnavailable',
): void {
  const { id } = reply.request;
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': id })
    .type('application/json; charset=utf-8')
    .send({ code, message: 'The service is not available. Try again in a few seconds.', requestId: id });
}

/**
 * Reports that a service did not respond, without its address or the reason: those go to the log, with the request's
 * id.
 */
export function sendUnavailable(
  reply: FastifyReply,
  prefix: string,
  error: Error & { readonly statusCode?: number },
): void {
  const cause = (error.cause ?? error) as { readonly code?: unknown };
  console.error(
    `@lyng/storefront: ${prefix} got no response (${String(cause.code ?? error.name)}), request ${reply.request.id}.`,
  );
  sendFailure(reply.header('retry-after', String(RETRY_AFTER)), error.statusCode === 504 ? 504 : 503);
}

/** A failure that takes the place of a response. */
interface Replacement {
  readonly status: number;
  readonly code?: string;
  /** For the log. */
  readonly reason: string;
}

/** Sends a failure in place of a response, whose body is not read. */
function replaceResponse(reply: FastifyReply, stream: Readable, { status, code, reason }: Replacement): void {
  stream.on('error', () => undefined).destroy();
  for (const name of bodyHeaders) reply.removeHeader(name);
  console.error(`@lyng/storefront: ${reason}, request ${reply.request.id}.`);
  sendFailure(reply, status, code);
}

/** Ends a body with an error when it grows beyond `maxBytes`: the browser sees that it is not complete. */
function limitBody(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Error(`@lyng/storefront: a response has more than ${maxBytes} bytes.`));
      else done(null, chunk);
    },
  });
}

/**
 * Passes on the response of a service, up to the size that it may have. The text of its own error stays inside, because it
 * may name hosts and files.
 */
export function sendResponse(
  reply: FastifyReply,
  { headers, stream }: ServiceResponse,
  { prefix, maxBytes }: { readonly prefix: string; readonly maxBytes: number },
): void {
  if (reply.statusCode >= 500 && !hasErrorPages(prefix)) {
    const { statusCode: status } = reply;
    return replaceResponse(reply, stream, { status, reason: `${prefix} responded with ${status}` });
  }
  if (reply.request.method !== 'HEAD' && Number(headers['content-length'] ?? 0) > maxBytes)
    return replaceResponse(reply, stream, {
      status: 502,
      code: 'ResponseTooLarge',
      reason: `${prefix} sent too large a response`,
    });
  // The errors of both go to the reply, which closes the connection.
  void reply.send(pipeline(stream, limitBody(maxBytes), () => undefined));
}
