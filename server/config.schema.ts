import * as v from 'valibot';

const wholeNumber = (min: number, max: number, must: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, must), v.transform(Number), v.minValue(min, must), v.maxValue(max, must));
/** The payment and chat sides stand on the two ports after the store's. */
const port = wholeNumber(1, 65_533, 'must be a port number from 1 to 65533, such as 3000');
const size = wholeNumber(1, 1_000_000, 'must be a number of products from 1 to 1000000');

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text;
}
const origin = (example: string) =>
  v.pipe(v.string(), v.check(isOrigin, `must be an origin without a path, such as ${example}`));

const isSocket = (text: string) =>
  /^wss?:$/.test(text.slice(0, text.indexOf(':') + 1)) && URL.canParse(text) && text === new URL(text).origin;

const isPostgres = (text: string) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);

/** Every variable the store reads, by the name it has in the environment. Nothing else is read. */
export const Environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 0.0.0.0')),
    '127.0.0.1',
  ),
  PAY_PORT: v.optional(port),
  CHAT_PORT: v.optional(port),
  PUBLIC_ORIGIN: v.optional(origin('https://shop.example.nz')),
  PAY_ORIGIN: v.optional(origin('https://pay.example.nz')),
  CHAT_ORIGIN: v.optional(origin('https://chat.example.nz')),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must be the path of a folder')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isPostgres, 'must be the address of a PostgreSQL database, such as postgresql://user@host/kete'),
    ),
  ),
  OIDC_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'must be the address of an OpenID Connect issuer, such as https://id.example.nz',
      ),
    ),
  ),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.maxLength(200, 'must be the name of this shop at the issuer'))),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must be a secret of at least 16 characters'))),
  OIDC_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim())),
      v.check(
        (origins) => origins.every(isOrigin),
        'must be origins with commas between them, such as https://oauth.example.nz',
      ),
    ),
  ),
  SIGN_IN: v.optional(v.picklist(['page', 'sso'], 'must be page or sso')),
  CATALOGUE_SIZE: v.optional(size, '30000'),
  CATALOGUE_SEED: v.optional(wholeNumber(0, 999_999_999, 'must be a whole number of at most nine digits'), '1'),
  STORE_MODE: v.optional(v.picklist(['demo', 'live'], 'must be demo or live'), 'demo'),
  SERVER_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must be a secret of at least 32 characters'))),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 1 behind a proxy of yours, or 0'), '0'),
  BUSY_AFTER_MS: v.optional(wholeNumber(50, 60_000, 'must be a number of milliseconds from 50 to 60000'), '250'),
  PAYMENT_PROVIDER: v.optional(
    v.picklist(['sandbox'], 'must be sandbox: this version has no other provider'),
    'sandbox',
  ),
  STATELY_INSPECT: v.optional(
    v.pipe(
      v.string(),
      v.check(isSocket, 'must be the origin of a WebSocket server without a path, such as ws://localhost:8080'),
    ),
  ),
  INSPECTOR: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
  ),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production or development'),
    'production',
  ),
});
export type Environment = v.InferOutput<typeof Environment>;
