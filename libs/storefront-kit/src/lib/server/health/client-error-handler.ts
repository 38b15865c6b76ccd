import { encodeRawTarget } from '@lyng/routing/core';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';

/** A GET whose path has raw non-ASCII bytes, as in old links. */
const rawTarget = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/;

/** The percent-encoded address of a request that Node could not parse because of raw bytes. */
function encodedTargetOf({
  code,
  rawPacket,
}: {
  readonly code?: string;
  readonly rawPacket?: unknown;
}): string | undefined {
  // Node passes the unparsed bytes; Fastify's type declares JSON.
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  const target = rawTarget.exec(rawPacket.toString('latin1'))?.[1];
  return target !== undefined && /[\x80-\xff]/.test(target) ? encodeRawTarget(target) : undefined;
}

/**
 * Node rejects a request line with non-ASCII bytes before any handler runs; `/mærker` is redirected to its encoded
 * form.
 */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const location = encodedTargetOf(error);
  const rejection = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const statusLine = location === undefined ? rejection : `301 Moved Permanently\r\nLocation: ${location}`;
  socket.end(
    `HTTP/1.1 ${statusLine}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}
