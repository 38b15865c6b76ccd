import type { FastifyReply } from 'fastify';

/** Sends a line of plain text where there is no page to show. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
