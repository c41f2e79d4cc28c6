type Kept = { readonly maxAgeSeconds: number; readonly secure: boolean; readonly path?: string };
/** 256 bits as `ids.secret` writes them. */
export const secretShape = /^[A-Za-z0-9_-]{43}$/;

/** A cookie that no script can read and no other site can use. */
export const setCookie = (name: string, value: string, { maxAgeSeconds, secure, path = '/' }: Kept): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The values a request carries under one name: two of them mean that someone else set one. */
export const cookieValues = (header: string | null, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));

/** The one well-formed secret that a request carries under a name; of two, somebody else has set one, and neither is believed. */
export function secretIn(header: string | null, name: string): string | null {
  const [only, ...others] = cookieValues(header, name);
  return only !== undefined && others.length === 0 && secretShape.test(only) ? only : null;
}
