/** `npm start -- [--port N] [--host [ADDRESS]] [--open]`: the development server. PORT in the environment works too. */
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

const { values } = parseArgs({
  strict: false,
  options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean' } },
});

const asked = typeof values.port === 'string' ? values.port : process.env['PORT'];
const port = asked === undefined || asked === '' ? undefined : Number(asked);
if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
  process.stderr.write(`Not a port: ${String(asked)}\n`);
  process.exit(2);
}

try {
  ensureInstalled();
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    clearScreen: false,
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      host: values.host ?? '127.0.0.1',
      open: values.open === true,
    },
  });
  await server.listen();
  const urls = server.resolvedUrls;
  const places = [...(urls?.local ?? []), ...(urls?.network ?? [])];
  process.stdout.write(`Kripketown is at ${places.join('  ')}\n`);
  server.bindCLIShortcuts({ print: false });
} catch (error) {
  process.stderr.write(`The server does not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
