// The floor: raw node:http with constant bytes, and a fixed amount of JavaScript for each request to /work.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const page = Buffer.from(
  Array.from({ length: 900 }, (_, index) => `<li class="card"><a href="/p/${index}">Product ${index}</a></li>`).join(
    '\n',
  ),
);
const squeezed = brotliCompressSync(page);

function work(): number {
  let total = 0;
  for (let index = 0; index < 60_000; index++) total = (total * 31 + index) % 1_000_003;
  return total;
}

createServer((request, response) => {
  const body = request.url === '/work' ? Buffer.from(String(work())) : squeezed;
  response.writeHead(200, {
    'content-type': 'text/html',
    ...(request.url === '/work' ? {} : { 'content-encoding': 'br' }),
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
