import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The texts in what a browser sent, each masked as browsers do, and what is not whole yet. */
function framesIn(bytes: Buffer): { readonly texts: readonly string[]; readonly rest: Buffer } {
  const texts: string[] = [];
  let at = 0;
  while (bytes.length - at >= 6) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
    const head = at + 2 + lengthBytes;
    if (bytes.length < head + 4) break;
    const length =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
    if (bytes.length < head + 4 + length) break;
    const mask = bytes.subarray(head, head + 4);
    const body = bytes.subarray(head + 4, head + 4 + length).map((byte, i) => byte ^ (mask[i % 4] ?? 0));
    if (((bytes[at] ?? 0) & 0x0f) === 1) texts.push(Buffer.from(body).toString('utf8'));
    at = head + 4 + length;
  }
  return { texts, rest: bytes.subarray(at) };
}

/** A real WebSocket server that keeps what it is told. */
export async function openSocketServer() {
  const messages: string[] = [];
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${magic}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    let waiting: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      const { texts, rest } = framesIn(Buffer.concat([waiting, bytes]));
      waiting = rest;
      messages.push(...texts);
    });
    server.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
