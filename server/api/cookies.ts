type Kept = { readonly maxAgeSeconds: number; readonly secure: boolean };

/** A cookie that no script can read and no other site can use. */
export const setCookie = (name: string, value: string, { maxAgeSeconds, secure }: Kept): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The values a request carries under one name: two of them mean that someone else set one. */
export const cookieValues = (header: string | null, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
