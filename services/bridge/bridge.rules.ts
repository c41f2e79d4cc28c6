import {
  actWords,
  bridgeVersion,
  type FromHost,
  type HostMessage,
  type Insets,
  platforms,
  type ShopMessage,
  shopWords,
  sides,
  stateWords,
  widestInsetPx,
} from './bridge.words.ts';

type Fields = Readonly<Record<string, unknown>>;

const longestText = 16 * 1024;
const mostCapabilities = 64;
const idForm = /^[\w-]{1,64}$/;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Exactly these fields, no fewer and none besides. */
const hasExactly = (value: Fields, ...names: readonly string[]): boolean =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));

const isId = (value: unknown): value is string => typeof value === 'string' && idForm.test(value);
const isInset = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= widestInsetPx;

function insetsIn(payload: unknown): Insets | null {
  if (!isRecord(payload) || !hasExactly(payload, ...sides) || !sides.every((side) => isInset(payload[side])))
    return null;
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map((side) => payload[side] as number);
  return { top, right, bottom, left };
}

/** What each message must carry; null for anything else. Capabilities that this shop does not know are left out. */
const payloadOf: {
  readonly [T in HostMessage['type']]: (payload: Fields) => (HostMessage & { type: T })['payload'] | null;
} = {
  'host:ready': (payload) => {
    const { capabilities, platform, safeArea = null } = payload;
    const names = 'safeArea' in payload ? ['capabilities', 'platform', 'safeArea'] : ['capabilities', 'platform'];
    const known = platforms.find((one) => one === platform);
    const insets = safeArea === null ? null : insetsIn(safeArea);
    if (!hasExactly(payload, ...names) || known === undefined || (safeArea !== null && insets === null)) return null;
    if (!Array.isArray(capabilities) || capabilities.length > mostCapabilities) return null;
    if (!capabilities.every((one) => typeof one === 'string')) return null;
    return { capabilities: shopWords.filter((word) => capabilities.includes(word)), platform: known, safeArea: insets };
  },
  ack: ({ id, handled, ...rest }) =>
    isId(id) && typeof handled === 'boolean' && hasExactly(rest) ? { id, handled } : null,
  'nav:back': (payload) => (hasExactly(payload) ? {} : null),
  'safearea:set': insetsIn,
  'session:changed': (payload) => (hasExactly(payload) ? {} : null),
  'app:resumed': (payload) => (hasExactly(payload) ? {} : null),
  'inspect:follow': (payload) => (hasExactly(payload) ? {} : null),
  'inspect:leave': (payload) => (hasExactly(payload) ? {} : null),
};

/** Plain data of what an app sent, as text or as an object of any window; null for what is none, or is too much. */
function unpacked(data: unknown): unknown {
  try {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    return text.length > longestText ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** A message of the app, if it is one: this version, a known type, exactly what that type carries. Never throws. */
export function readHostMessage(data: unknown): FromHost | null {
  const said = unpacked(data);
  if (!isRecord(said) || !hasExactly(said, 'v', 'id', 'type', 'payload')) return null;
  const { v, id, type, payload } = said;
  if (v !== bridgeVersion || !isId(id) || typeof type !== 'string' || !isRecord(payload)) return null;
  if (!Object.hasOwn(payloadOf, type)) return null;
  const read = payloadOf[type as HostMessage['type']](payload);
  return read === null ? null : ({ v, id, type, payload: read } as FromHost);
}

export const isState = ({ type }: ShopMessage): boolean => (stateWords as readonly string[]).includes(type);
export const isAct = ({ type }: ShopMessage): boolean => (actWords as readonly string[]).includes(type);

/** An address outside the shop that the app may open: https, without a name or a secret in it. Else null. */
export function externalUrlOf(address: string, shopOrigin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOutside = url.protocol === 'https:' && url.origin !== shopOrigin;
  return isOutside && url.username === '' && url.password === '' ? url.href : null;
}

/** A file of the shop that the app may open by its own means; else null. */
export function ownFileOf(address: string, shopOrigin: string): string | null {
  if (!URL.canParse(address, shopOrigin)) return null;
  const url = new URL(address, shopOrigin);
  return /^https?:$/.test(url.protocol) && url.origin === shopOrigin ? url.href : null;
}
