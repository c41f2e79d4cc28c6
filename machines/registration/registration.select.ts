import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine.ts';

type Registering = SnapshotFrom<typeof registrationMachine>;

/** What the page shows: which of the two forms, whether it is on its way, and what came of it and of the letter. */
export const registrationShown = (registering: Registering) => {
  const { email, problems, fault, letterFault, letters } = registering.context;
  const isBusy = registering.hasTag('busy');
  const step = registering.hasTag('done') ? 'done' : registering.hasTag('lettered') ? 'code' : 'account';
  const letter = registering.hasTag('letterWait') ? 'waiting' : registering.hasTag('letterBusy') ? 'busy' : 'ready';
  return { step, isBusy, email, problems, fault, letter, letterFault, letters } as const;
};
export type RegistrationShown = ReturnType<typeof registrationShown>;
