/** A body that has grown beyond its limit; the rest of it is never read. */
export class ResponseTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`@lyng/commerce-client: a response has more than ${maxBytes} bytes, so it was not read to its end.`);
    this.name = 'ResponseTooLargeError';
  }
}

/** No page needs more; a broken server must not fill our memory. In bytes, as they are once a body is unpacked. */
const MAX_RESPONSE_BYTES = 4_000_000;

/** Statuses of responses without a body, for which none can be made; some browsers give them an empty one. */
const bodilessStatuses: readonly number[] = [204, 205, 304];

/**
 * `fetch` whose responses end with a `ResponseTooLargeError` when they grow beyond `maxBytes`. They are counted
 * unpacked and as they come, whatever their headers claim; the connection is closed at once.
 */
export const limitedFetch =
  (fetch: typeof globalThis.fetch, maxBytes = MAX_RESPONSE_BYTES): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body || bodilessStatuses.includes(response.status)) return response;
    const reader = response.body.getReader();
    let bytes = 0;
    // No TransformStream: some browsers that know the rest of what is used here lack it.
    const counted = new ReadableStream<Uint8Array>({
      pull: async (stream) => {
        const { done, value } = await reader.read();
        if (done) return stream.close();
        bytes += value.byteLength;
        if (bytes <= maxBytes) return stream.enqueue(value);
        const error = new ResponseTooLargeError(maxBytes);
        stream.error(error);
        return reader.cancel(error);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    const { headers, status, statusText } = response;
    return new Response(counted, { headers, status, statusText });
  };
