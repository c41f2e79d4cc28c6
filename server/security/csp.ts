type Frames = { readonly frameOrigins: readonly string[]; readonly callOrigins?: readonly string[] };

/** A page made for one shopper trusts its nonce; a page kept for everyone trusts the asset folder and its inline scripts. */
export type CspTrust =
  | (Frames & { readonly nonce: string })
  | (Frames & { readonly hashes: readonly string[]; readonly assets: string });

const list = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');

/** The content security policy of a page. Hashes are SHA-256 in base64, without quotes. */
export function csp(trust: CspTrust): string {
  const isNonced = 'nonce' in trust;
  const scripts = isNonced
    ? [`'nonce-${trust.nonce}'`, "'strict-dynamic'"]
    : [...(trust.assets ? [trust.assets] : []), ...trust.hashes.map((hash) => `'sha256-${hash}'`)];
  const styles = isNonced ? ["'self'", `'nonce-${trust.nonce}'`] : ["'self'"];
  return [
    list('default-src', "'none'"),
    list('script-src', ...(scripts.length > 0 ? scripts : ["'none'"])),
    list('style-src', ...styles),
    list('img-src', "'self'", 'data:'),
    list('font-src', "'self'"),
    list('connect-src', "'self'", ...(trust.callOrigins ?? [])),
    list('manifest-src', "'self'"),
    list('worker-src', "'self'"),
    list('frame-src', "'self'", ...trust.frameOrigins),
    list('object-src', "'none'"),
    list('base-uri', "'none'"),
    list('form-action', "'self'"),
    list('frame-ancestors', "'self'"),
    list('require-trusted-types-for', "'script'"),
    list('trusted-types', 'kete'),
    list('report-uri', '/csp-reports'),
  ].join('; ');
}

/** For an answer that is data: nothing in it may run, be drawn or be framed. */
export const dataCsp = "default-src 'none'; frame-ancestors 'none'";
