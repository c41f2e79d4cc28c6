import { FaultError } from '../fault.ts';

export const notFoundMessage = 'We could not find what you are looking for.';

/** Nothing answers: also when what makes calls cannot be loaded. */
export const offline = () =>
  new FaultError({ tag: 'offline', message: 'You seem to be offline. Please check your connection and try again.' });

/** An id that cannot be one names nothing: the same as asking for it in vain, without asking. */
export const notFound = () =>
  new FaultError({ tag: 'refused', status: 404, code: 'NotFound', message: notFoundMessage });
