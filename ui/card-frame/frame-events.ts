import type { CardFrameEvent } from '#machines/card-frame/index.ts';
import type { FrameWord } from '#services/payments/frame-messages.rules.ts';

/** What the chart is told when the frame of an attempt says something. */
export function eventOf(word: FrameWord, attempt: number): CardFrameEvent {
  switch (word.says) {
    case 'loaded':
      return { type: 'frame.loaded', attempt };
    case 'valid':
    case 'invalid':
      return { type: 'card.judged', attempt, isValid: word.says === 'valid' };
    case 'focusGain':
      return { type: 'focus.gained', attempt };
    case 'focusLost':
      return { type: 'focus.lost', attempt, fields: word.fields };
    case 'success':
      return { type: 'frame.succeeded', attempt, instrumentId: word.instrumentId };
    case 'error':
      return { type: 'frame.failed', attempt, code: word.code };
    case 'unknown':
      return { type: 'frame.puzzled', attempt };
  }
}
