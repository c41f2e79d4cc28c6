import type { Fault } from '#services/fault.ts';
import { formTexts as texts } from '../texts/form.texts.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How long something takes, said so that waiting that long is always enough. */
export function waitWords(ms: number | undefined): string {
  const seconds = Math.ceil((ms ?? 0) / 1_000);
  if (seconds <= 0) return texts.aMoment.text;
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** What is said where a form could not be sent: what happened, that nothing typed is lost, and the way on. */
export function faultWords(fault: Fault): string {
  if (fault.tag === 'offline') return texts.offline.text;
  if (fault.tag === 'timeout') return texts.timeout.text;
  if (fault.tag !== 'refused') return texts.broken.text;
  const wait = waitWords(fault.retryAfterMs);
  if (fault.code === 'TooMany') return texts.tooMany.text.replace('{wait}', wait);
  return fault.code === 'Busy' ? texts.busy.text.replace('{wait}', wait) : fault.message;
}
