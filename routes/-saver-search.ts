/** What an address of the delivery pass may say; what is no such thing is left out. */
export type SaverSearch = {
  readonly plan?: string;
  /** The one that is looked at, where it is not the one that is chosen for orders. */
  readonly address?: string;
  readonly suburb?: string;
};

type Said = Readonly<Record<string, unknown>>;
const numberIn = (said: unknown): string | null => (/^[1-9]\d{0,8}$/.test(String(said)) ? String(said) : null);

/** Addresses come as anybody typed them: a number may be a number or a word. */
export function saverSearch({ plan, address, suburb }: Said): SaverSearch {
  const [addressId, suburbId] = [numberIn(address), numberIn(suburb)];
  return {
    ...(typeof plan === 'string' && /^[a-z0-9-]{1,40}$/.test(plan) ? { plan } : {}),
    ...(addressId === null ? {} : { address: addressId }),
    ...(addressId !== null || suburbId === null ? {} : { suburb: suburbId }),
  };
}
