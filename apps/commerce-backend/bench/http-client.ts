import autocannon from 'autocannon';

export interface HttpRequest {
  readonly path: string;
  /** A JSON text, which is sent as a POST. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parent process's message: each request is sent once, by the first connection that is free. */
export interface HttpJob {
  readonly url: string;
  readonly requests: readonly HttpRequest[];
  readonly connections: number;
}

/** Sends every request once and returns the time of each response in milliseconds. */
const requestAll = ({ url, requests, connections }: HttpJob): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const times: number[] = [];
    let next = 0;
    const run = autocannon(
      {
        url,
        connections,
        amount: requests.length,
        verifyBody: (text = '') => !text.includes('"errors":['),
        requests: [
          {
            setupRequest: (request) => {
              const { path, body, headers } = requests[next % requests.length] ?? { path: '/' };
              next += 1;
              const json = { 'content-type': 'application/json' };
              return body === undefined
                ? { ...request, path }
                : { ...request, method: 'POST', path, body, headers: { ...headers, ...json } };
            },
          },
        ],
      },
      (error, result) => {
        if (error !== null && error !== undefined) reject(error as Error);
        else if (result.errors + result.non2xx + result.mismatches > 0)
          reject(new Error(`bench: ${result.errors + result.non2xx + result.mismatches} requests failed.`));
        else resolve(times);
      },
    );
    run.on('response', (_client, _status, _bytes, time) => {
      times.push(time);
    });
  });

process.once('message', (job: HttpJob) => {
  requestAll(job).then(
    (times) => {
      process.send?.(times, () => {
        process.disconnect();
      });
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
