import { type InspectorContext, inspectorMachine } from '#machines/inspector/index.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { expired, type signed, trolley } from './inspector.roster.ts';

export const blank: InspectorContext = {
  ...{ text: '', hits: [], active: 0, place: null, folded: [], zoom: 'legible', view: 'drawing', tab: 'state' },
  ...{ hasHeat: false, wanted: null, signOffs: [], pending: [], way: 'download', name: '' },
};
export const type = (text: string, ...hits: (typeof expired)[]) => ({ type: 'text.type', text, hits });
export const found = type('slot', expired, trolley);
export const choose = (index: number | null) => ({ type: 'hit.choose', index });
export const move = (towards: string) => ({ type: 'hit.move', towards });
export const show = (place = expired) => ({ type: 'place.show', place });
export const word = (of: string) => ({ type: of });
export const [escape, start] = [word('escape.press'), word('start.show')];
export const [ask, withdraw, leave] = [word('sign.ask'), word('sign.withdraw'), word('sign.leave')];
export const give = { type: 'sign.give', name: ' Ana ', date: '2026-11-23', mark: 'b2', way: 'file' };
export const given = { chart: expired.chart, state: expired.state, mark: 'b2', name: 'Ana', date: '2026-11-23' };

export type Page = Staged<InspectorContext>;
export const open = (place: typeof expired | null = null, signOffs: readonly (typeof signed)[] = []): Page =>
  staged<InspectorContext>(inspectorMachine, { place, signOffs });
export const at = (page: Page, region: string) => (page.state() as Record<string, unknown>)[region];
