// `npm run preview-link -- /content/spring [market] [minutes]`: an address that shows drafts for some minutes. The shop must run.
import { stopWith } from '../setup/console.mjs';

const [path = '/preview-widgets', market = '', minutes = ''] = process.argv.slice(2);
const port = process.env.BACKEND_PORT ?? '4300';
const query = new URLSearchParams({ path, market, ...(minutes && { minutes }) });

const reply = await fetch(`http://127.0.0.1:${port}/preview?${query}`).catch(() => undefined);
if (!reply?.ok)
  stopWith(
    `No preview at port ${port}.`,
    'Start the shop on this machine with npm start, and name its BACKEND_PORT if it is not 4300.',
  );
console.log(await reply.text());
