import { dataCsp } from './csp.ts';

export { type CspTrust, csp, dataCsp } from './csp.ts';

export type Headers = Readonly<Record<string, string>>;

const nothingOfTheDevice = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': nothingOfTheDevice,
  'origin-agent-cluster': '?1',
};
const twoYears = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** What every answer carries, whatever it is; `secure` when the public origin is https. */
export const commonHeaders = (secure: boolean): Headers => (secure ? { ...always, ...twoYears } : always);

/** With an answer after which nothing kept of a shopper may be shown again. */
export const clearedCache: Headers = { 'clear-site-data': '"cache"' };

/** A page: the common headers, its policy, and who may frame it. */
export const pageHeaders = (page: { readonly secure: boolean; readonly csp: string }): Headers => ({
  ...commonHeaders(page.secure),
  'content-security-policy': page.csp,
  'x-frame-options': 'SAMEORIGIN',
});

/** An answer of the API: never kept, never run, never framed. */
export const apiHeaders = (secure: boolean): Headers => ({
  ...commonHeaders(secure),
  'content-security-policy': dataCsp,
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
});

/** A file of the build, a pack-shot, an icon. A worker lives by the policy of its own file, so it may still fetch from here. */
export const assetHeaders = (secure: boolean): Headers => ({
  ...commonHeaders(secure),
  'content-security-policy': `${dataCsp}; connect-src 'self'; style-src 'unsafe-inline'`,
});
