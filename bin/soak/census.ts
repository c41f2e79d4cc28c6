/** Counted in an engine's own heap, so that nothing of the shop has to be told from outside. */
export type Census = { readonly actors: number; readonly timers: number; readonly listeners: number };

/**
 * Runs in the engine that is counted, over all plain objects it has, and knows nothing outside itself: an actor that
 * runs, a timer of Node that is to come, what listens to an emitter of Node.
 */
export function census(this: readonly object[]): { actors: number; timers: number; listeners: number } {
  let [actors, timers, listeners] = [0, 0, 0];
  const own = (one: object, name: string): unknown => Object.getOwnPropertyDescriptor(one, name)?.value;
  for (const one of this) {
    if (own(one, '_processingStatus') === 1 && own(one, 'sessionId') !== undefined) actors++;
    if (typeof own(one, '_onTimeout') === 'function' && own(one, '_destroyed') === false) timers++;
    const events = own(one, '_eventsCount');
    if (typeof events === 'number') listeners += events;
  }
  return { actors, timers, listeners };
}

export type Ask = (method: string, params?: object) => Promise<unknown>;

/** Asks an engine by its inspector. */
export async function censusBy(ask: Ask): Promise<Census> {
  type Result = { readonly result: { readonly objectId: string; readonly value: unknown } };
  const objectGroup = 'census';
  const { result } = (await ask('Runtime.evaluate', { expression: 'Object.prototype', objectGroup })) as Result;
  const { objects } = (await ask('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup,
  })) as { objects: { objectId: string } };
  const counted = (await ask('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: census.toString(),
    returnByValue: true,
  })) as Result;
  await ask('Runtime.releaseObjectGroup', { objectGroup });
  return counted.result.value as Census;
}
