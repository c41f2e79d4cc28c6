import type { Person } from '../db/repositories/accounts.ts';
import type { Role } from './operation.ts';
import { refusals } from './refusal.ts';
import type { VisitorSession } from './visitor-session.ts';

/** Says whom a write is meant for, so that a page of one shopper never writes into the account of the next. */
export const subjectHeader = 'x-session-subject';
const guestSubject = 'guest';

/** May this person call an operation of that role? Whoever is not named may not. */
export function checkRole(role: Role, person: Person | null): void {
  if (role === 'anyone') return;
  if (!person) throw refusals.notSignedIn();
  if (role === 'shopper' && !person.shopper) throw refusals.notShopper();
}

/** A write says whom it is for; what is for a person has to say it, and what says somebody else is refused. */
export async function checkSubject(role: Role, subject: string | null, session: VisitorSession): Promise<void> {
  if (subject === null && role === 'anyone') return;
  const person = await session.person();
  if (subject !== (person?.scvId ?? guestSubject)) throw refusals.subjectChanged();
}
