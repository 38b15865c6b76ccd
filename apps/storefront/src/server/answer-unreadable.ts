import { encodeRawTarget } from '@lyng/routing/core';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';

/** A GET of a path whose letters stand there raw, as people and old links write them. */
const rawTarget = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/;

/** The percent-encoded address of a request that Node could not read because of its raw letters. */
function encodedTargetOf({
  code,
  rawPacket,
}: {
  readonly code?: string;
  readonly rawPacket?: unknown;
}): string | undefined {
  // Node gives the bytes that it could not read; Fastify's type has them as JSON.
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  const target = rawTarget.exec(rawPacket.toString('latin1'))?.[1];
  return target !== undefined && /[\x80-\xff]/.test(target) ? encodeRawTarget(target) : undefined;
}

/** Node refuses a request line with bytes beyond ASCII before anyone sees it; `/mærker` is sent to its encoded spelling (ROUTE-02). */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const location = encodedTargetOf(error);
  const answer = location === undefined ? '400 Bad Request' : `301 Moved Permanently\r\nLocation: ${location}`;
  socket.end(`HTTP/1.1 ${answer}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
