import { describe, expect, it } from 'vitest';
import { cardRemovalMachine, cardRemovalShown } from '#machines/card-removal/index.ts';
import { createWorld } from '../kit/world.ts';
import { card, lost, proof, refusal } from './card-removal.roster.ts';

function open() {
  const world = createWorld(cardRemovalMachine, { input: { subject: 'aroha' } });
  const { chart, questions } = world;
  chart.send({ type: 'removal.ask', instrumentId: card });
  return {
    ...world,
    last: (name: string) => questions.findLast((question) => question.name === name)!,
    count: (name: string) => questions.filter((question) => question.name === name).length,
    shown: () => cardRemovalShown(world.snapshot() as never),
    confirms: () => chart.send({ type: 'removal.confirm', password: 'Feijoa crumble 7' }),
  };
}

describe('Forgetting a saved card', () => {
  it('is done once the password was right, and told [A2.160]', async () => {
    const { confirms, last, count, answer, shown, emitted } = open();
    confirms();
    expect([count('checkPassword'), count('removeCard')]).toEqual([1, 0]);
    await answer(last('checkPassword'), proof(true));
    await answer(last('removeCard'), null);
    expect([shown().state, emitted]).toEqual(['removed', [{ type: 'card.removed', instrumentId: card }]]);
  });

  it('is not done with another password, nor when the store wants the password anew [A2.160]', async () => {
    const { confirms, last, count, answer, refuse, shown } = open();
    confirms();
    await answer(last('checkPassword'), proof(false));
    expect([shown().state, shown().tries, count('removeCard')]).toEqual(['wrong', 1, 0]);
    confirms();
    await answer(last('checkPassword'), proof(true));
    await refuse(last('removeCard'), refusal('ProofNeeded', 403));
    expect([shown().state, shown().tries]).toEqual(['wrong', 2]);
  });

  it('whose answer was lost may be said again, and is as good when the card is gone already [A2.160]', async () => {
    const { confirms, last, answer, refuse, shown } = open();
    confirms();
    await answer(last('checkPassword'), proof(true));
    await refuse(last('removeCard'), lost);
    expect(shown().state).toBe('unknown');
    confirms();
    await answer(last('checkPassword'), proof(true));
    await refuse(last('removeCard'), refusal('NotFound', 404));
    expect(shown().state).toBe('removed');
  });
});
