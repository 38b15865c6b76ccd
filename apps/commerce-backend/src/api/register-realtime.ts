import type { IncomingMessage } from 'node:http';
import fastifyWebsocket from '@fastify/websocket';
import type { WebSocket } from '@fastify/websocket';
import { isRecord } from '@lyng/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { Context, Server, SubscribePayload } from 'graphql-ws';
import type { Backend } from '../platform/backend.ts';
import type { ApiContext } from '../platform/graphql/context.ts';
import { maskErrors } from '../platform/graphql/mask-errors-plugin.ts';
import { rateLimiter } from '../platform/limits/rate-limit.ts';
import { isLoopback } from '../platform/network/loopback.ts';
import { networkOf } from '../platform/network/network-of.ts';
import { allowsOrigin, seenAt } from '../shop/shop-origin.ts';
import { makeApiContext } from './make-api-context.ts';
import type { Sources } from './make-api-context.ts';
import { makeYoga } from './make-yoga.ts';
import { connectionCount } from './connection-count.ts';
import { serveSocket } from './serve-socket.ts';
import { watchToken } from './socket-session.ts';

/** The default of `ws` is 100 MiB; a subscription is a few hundred bytes. */
const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS = 50;
/** A browser needs one. Many shoppers share an address behind the gateway of an office or a phone network. */
const CONNECTIONS_PER_NETWORK = 200;
/** Messages of one connection: a reconnect with all subscriptions takes 51. */
const MESSAGES_PER_MINUTE = 300;
/** Bytes that a client which reads nothing may leave in memory. */
const MAX_UNREAD_BYTES = 256 * 1024;
const INIT_TIMEOUT_MS = 5000;
const PING_INTERVAL_MS = 20_000;
/** The time that a client may take to close, in ms. */
const CLOSE_TIMEOUT = 1000;
/** RFC 6455: the server goes away, and the client may connect to another. */
const GOING_AWAY = 1001;

const SOCKET_PATH = '/graphql/ws';

/** Whether a request opens a socket; any other that offers an upgrade, such as to HTTP/2, gets a plain response. */
export const isSocketRequest = ({ url, headers }: IncomingMessage): boolean =>
  url === SOCKET_PATH && headers.upgrade?.toLowerCase() === 'websocket';

interface OpenSocket {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  api?: ApiContext;
  stopWatching?: (() => void) | undefined;
}

type SocketContext = Context<Record<string, unknown>, OpenSocket>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** `X-ApiKey` and `Authorization`, which a browser cannot send as headers of a socket. */
const credentialsOf = (params: unknown) => {
  const entries = isRecord(params) ? Object.entries(params) : [];
  const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
  return { apiKey: textOf(headers['x-apikey']), authorization: textOf(headers['authorization']) };
};

const admit = (backend: Backend) => {
  const connections = connectionCount(CONNECTIONS_PER_NETWORK);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isSocketRequest(request.raw)) return reply.code(404).send({ message: 'This address opens a socket.' });
    const { origin } = request.headers;
    // A client outside of a browser has no origin, nor cookies that a foreign page could use.
    if (origin !== undefined && !allowsOrigin(backend.config, origin))
      return reply.code(403).send({ message: 'This origin is not one of ours.' });
    if (isLoopback(request.ip)) return undefined;
    const release = connections.take(networkOf(request.ip));
    if (release === undefined) return reply.code(429).send({ message: 'Too many connections from here.' });
    request.raw.socket.once('close', release);
    return undefined;
  };
};

/** The client, and what it may subscribe to. */
const makeProtocol = (backend: Backend, sources: Sources): Server<OpenSocket> => {
  const yoga = makeYoga(backend.config, ['subscription']);

  const onConnect = async ({ connectionParams, extra }: SocketContext): Promise<boolean> => {
    const { apiKey, authorization } = credentialsOf(connectionParams);
    if (apiKey !== backend.config.shop.apiKey) return false;
    const { request, socket } = extra;
    const api = makeApiContext(backend, sources, {
      requestId: request.id,
      address: request.ip,
      seenAt: seenAt(request),
      authorization,
    });
    // The context of a request reads the catalogue once; a socket stays open.
    extra.api = { ...api, catalogue: sources.readCatalogue };
    if (authorization === undefined) return true;
    const onEnd = (): void => socket.close(CloseCode.Forbidden, 'Forbidden');
    extra.stopWatching = await watchToken(api.token ?? '', { backend, changes: sources.changes, onEnd });
    if (socket.readyState !== socket.OPEN) extra.stopWatching?.();
    return extra.stopWatching !== undefined;
  };

  const prepare = (contextValue: ApiContext, payload: SubscribePayload): ExecutionArgs | readonly GraphQLError[] => {
    const { schema, parse, validate } = yoga.getEnveloped({ api: contextValue });
    const document = parse(payload.query);
    const errors: readonly GraphQLError[] = validate(schema, document);
    const { operationName, variables: variableValues } = payload;
    return errors.length > 0 ? errors : { schema, document, operationName, variableValues, contextValue };
  };

  const onSubscribe = ({ extra, subscriptions }: SocketContext, _id: string, payload: SubscribePayload) => {
    const tooMany = Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS;
    if (tooMany) extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many subscriptions');
    if (tooMany || extra.api === undefined) return [new GraphQLError('Too many subscriptions.')];
    try {
      return prepare(extra.api, payload);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  };

  return makeServer<Record<string, unknown>, OpenSocket>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    onConnect,
    onSubscribe,
    onNext: ({ extra: { api } }, _id, _payload, _args, result) => api && maskErrors(result, api),
    onClose: ({ extra }) => extra.stopWatching?.(),
  });
};

/** `SOCKET_PATH`: subscriptions, in the protocol of `graphql-ws`. */
export function registerRealtime(app: FastifyInstance, backend: Backend, sources: Sources): void {
  const server = makeProtocol(backend, sources);
  const messages = rateLimiter(MESSAGES_PER_MINUTE, () => backend.now().getTime());

  const guard = (socket: WebSocket, { id }: FastifyRequest): void => {
    socket.on('message', () => {
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
      else if (!messages.take(id).granted) socket.close(CloseCode.TooManyInitialisationRequests, 'Too many messages');
    });
  };

  app.register(async (scope) => {
    await scope.register(fastifyWebsocket, {
      options: { maxPayload: MAX_FRAME_BYTES, handleProtocols: (protocols) => handleProtocols(protocols) },
      // A frame that is too long or not valid; `ws` has closed the socket with the reason.
      errorHandler: () => undefined,
      preClose(done) {
        const { clients } = this.websocketServer;
        for (const client of clients) client.close(GOING_AWAY, 'Going away');
        const cut = setTimeout(() => clients.forEach((client) => client.terminate()), CLOSE_TIMEOUT);
        this.websocketServer.close(() => {
          clearTimeout(cut);
          done();
        });
      },
    });
    scope.get(SOCKET_PATH, { websocket: true, preValidation: admit(backend) }, (socket, request) => {
      guard(socket, request);
      serveSocket(socket, {
        server,
        extra: { socket, request },
        pingInterval: PING_INTERVAL_MS,
        report: (error) => backend.report(error, request.id),
      });
    });
  });
}
