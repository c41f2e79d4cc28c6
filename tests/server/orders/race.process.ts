import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RaceBank } from './race.bank.ts';
import type { Answer, Heard, RaceTask, Said, Sent } from './race.words.ts';

export type RaceProcess = {
  ask(sent: Sent): Promise<Answer>;
  tell(heard: Extract<Heard, { kind: 'told' }>): void;
  close(): Promise<void>;
};

/** Begins a process of a race, whose bank stands here; `tell` reaches all of them. */
export async function openRaceProcess(
  task: RaceTask,
  bank: RaceBank,
  tell: (heard: Extract<Heard, { kind: 'told' }>) => void,
): Promise<RaceProcess> {
  const child = fork(join(import.meta.dirname, 'race.child.ts'), [JSON.stringify(task)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit');
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  /** The bank goes on telling when nobody listens any more. */
  const say = (heard: Heard) => void (child.connected && child.send(heard, () => undefined));
  const opened = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A process of the race ended with ${String(code)}.`)));
    child.on('message', (said: Said) => {
      if (said.kind === 'open') resolve();
      if (said.kind === 'answer') {
        waiting.get(said.id)?.(said.answer);
        waiting.delete(said.id);
      }
      if (said.kind === 'refund')
        void bank.refund(said.refund).then((isAnswered) => say({ kind: 'refunded', id: said.id, isAnswered }));
      if (said.kind === 'charge')
        void bank.charge(said.charge, {
          answer: (answer) => say({ kind: 'charged', id: said.id, answer }),
          tell: (paymentId, answer) => tell({ kind: 'told', paymentId, answer }),
        });
    });
  });
  await opened;
  return {
    ask: (sent) =>
      new Promise((resolve) => {
        waiting.set(++asked, resolve);
        say({ kind: 'ask', id: asked, sent });
      }),
    tell: say,
    async close() {
      say({ kind: 'end' });
      await ended;
    },
  };
}
