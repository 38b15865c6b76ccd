import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** Asks for a page as a browser does: its status, the bytes that travelled (brotli) and its text. */
export function getPage({ host, port }, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'br', ...headers } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const packed = answer.headers['content-encoding'] === 'br';
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
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
