import type { SearchFilter } from './catalogue.contract.ts';

const longest = 200;
const dasGroups = ['Department', 'Aisle', 'Shelf'];

const escaped = (part: string) => part.replace(/[%;]/g, (mark) => (mark === '%' ? '%25' : '%3B'));

/** key;value;name;isBooleanValue[;group], as it stands in a query that is already decoded. */
export function formatFilter({ key, value, name, isBooleanValue, group }: SearchFilter): string {
  const parts = [escaped(key), escaped(value), escaped(name), String(isBooleanValue)];
  return (group ? [...parts, escaped(group)] : parts).join(';');
}

/** The filter of one entry, or null when it is no such record. */
export function parseFilter(entry: unknown): SearchFilter | null {
  if (typeof entry !== 'string' || entry.length > longest || !entry.isWellFormed()) return null;
  try {
    const [key, value, name, flag, group, ...more] = entry.split(';').map(decodeURIComponent);
    if (!key || !value || name === undefined || more.length > 0) return null;
    if (flag !== 'true' && flag !== 'false') return null;
    return { key, value, name, isBooleanValue: flag === 'true', ...(group ? { group } : {}) };
  } catch {
    return null;
  }
}

/** A department, aisle or shelf to narrow to: a filter record that says which of them it is. */
export function parseDasFilter(entry: unknown): SearchFilter | null {
  const filter = parseFilter(entry);
  return filter?.group && dasGroups.includes(filter.group) ? filter : null;
}
