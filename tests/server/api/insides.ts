/** What an answer may never repeat: a place in the code, a statement of the database, a word of a library. */
export const insides =
  /(?:\bat\s+\S+\s*\(|\.ts:\d|node_modules|\/srv\/|\/home\/|\/tmp\/|select\s.+\sfrom\s|SQLITE|no such table|stack|undefined is not|valibot|\[object)/i;
