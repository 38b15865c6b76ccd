import type { FastifyRequest } from 'fastify';
import { isLoopback } from './loopback.ts';

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/**
 * Whether the request comes from this machine, by an address of this machine: not a proxy for another client, nor a
 * foreign page by a name that leads here.
 */
export const isFromThisMachine = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostname) &&
  proxyHeaders.every((name) => headers[name] === undefined);
