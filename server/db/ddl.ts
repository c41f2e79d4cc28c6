import type { Engine } from './database.ts';

/**
 * The schema is written once, with two types: `integer` (64 bits) and `text` (compared byte by byte). This makes it the
 * dialect of an engine; on the embedded one every table is also STRICT, so that it refuses what the other would.
 */
export function dialectOf(engine: Engine, ddl: string): string {
  if (engine === 'sqlite') return /^\s*create table/i.test(ddl) ? `${ddl} strict` : ddl;
  return ddl.replace(/\binteger\b/gi, 'bigint').replace(/\btext\b/gi, 'text collate "C"');
}
