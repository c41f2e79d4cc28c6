import type { Texts } from './texts.ts';

export const imageZoomTexts = {
  look: { text: 'look closer' },
  tools: { text: 'Zoom' },
  grow: { text: 'Zoom in' },
  shrink: { text: 'Zoom out' },
  end: { text: 'Whole picture' },
  left: { text: 'Move left' },
  right: { text: 'Move right' },
  up: { text: 'Move up' },
  down: { text: 'Move down' },
  timesAsLarge: { text: 'times as large' },
} as const satisfies Texts;
