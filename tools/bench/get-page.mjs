import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** Requests a page as a browser does: its status, the transferred bytes (brotli) and its text. */
export function getPage({ host, port }, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'br', ...headers } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const packed = response.headers['content-encoding'] === 'br';
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body,
            text: (packed ? brotliDecompressSync(body) : body).toString(),
          });
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}
