/** A page as far as the chat knows one: listeners, frames that hear, and what the browser keeps. */
export type Frame = { name: string; src: string; hidden: boolean; heard: { data: object; origin: string }[] } & Record<
  string,
  unknown
>;

export function fakeArea() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

export function fakePage(origin = 'https://shop.localhost') {
  const listeners = new Set<(event: unknown) => void>();
  const frames: Frame[] = [];
  const sessionStorage = fakeArea();
  const makeFrame = (): Frame => {
    const heard: Frame['heard'] = [];
    const frame: Frame = {
      name: '',
      src: '',
      hidden: false,
      heard,
      contentWindow: { postMessage: (data: object, target: string) => void heard.push({ data, origin: target }) },
      setAttribute: (key: string, value: string) => {
        frame[key] = value;
      },
      remove: () => void frames.splice(frames.indexOf(frame), 1),
    };
    return frame;
  };
  const page = {
    location: { origin },
    sessionStorage,
    addEventListener: (_: string, hear: (event: unknown) => void) => void listeners.add(hear),
    removeEventListener: (_: string, hear: (event: unknown) => void) => void listeners.delete(hear),
    document: {
      body: { append: (frame: Frame) => void frames.push(frame) },
      createElement: makeFrame,
      querySelector: (selector: string) =>
        frames.find(({ name }) => selector === `iframe[name="${name}"]` && name !== '') ?? null,
    },
  };
  const say = (event: { origin: string; source: unknown; data: unknown }) => {
    for (const hear of listeners) hear(event);
  };
  /** A frame by that name, put into the page by somebody else. */
  const putFrame = (name: string) => {
    const frame = makeFrame();
    frame.name = name;
    frames.push(frame);
    return frame;
  };
  return { page: page as never, sessionStorage, frames, say, putFrame, listeners };
}
