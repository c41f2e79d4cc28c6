/** What came of an e-mail address and a password: who it is, nobody, or "wait so many seconds". */
export type Verified =
  | { readonly kind: 'right'; readonly scvId: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

export type Credentials = { readonly email: string; readonly password: string; readonly client: string };
export type Verify = (credentials: Credentials) => Promise<Verified>;
