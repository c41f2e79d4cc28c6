type Keys = Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>;
export type Pause = { readonly passes: () => Promise<void>; readonly end: () => void };

/** Somebody at the keyboard holds what is played, and lets it go on; without a keyboard nothing is held. */
export function createPause(keys: Keys | null): Pause {
  let isHeld = false;
  let goOn = () => {};
  const hear = (key: Buffer) => {
    const pressed = key.toString();
    if (pressed === 'q' || pressed === '\u0003') process.exit(130);
    if (pressed !== ' ') return;
    isHeld = !isHeld;
    if (!isHeld) goOn();
  };
  const isListening = keys?.isTTY === true;
  if (isListening) {
    keys.setRawMode(true);
    keys.on('data', hear);
    keys.resume();
  }
  return {
    passes: () => (isHeld ? new Promise((resolve) => void (goOn = resolve)) : Promise.resolve()),
    end: () => {
      if (!isListening) return;
      keys.setRawMode(false);
      keys.off('data', hear);
      keys.pause();
    },
  };
}
