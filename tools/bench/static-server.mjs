// The fastest that Node can serve a page. The parent sends the bytes in base64, and gets the port.
import { once } from 'node:events';
import { createServer } from 'node:http';

const [text] = await once(process, 'message');
const body = Buffer.from(text, 'base64');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': body.length,
  'cache-control': 'no-cache',
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
