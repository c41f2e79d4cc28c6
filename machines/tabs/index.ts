export { tabsMachine } from './tabs.machine.ts';
export { activeTab } from './tabs.select.ts';
export type { TabFact, TabsEvent, TabsInput, TabsReport } from './tabs.types.ts';
