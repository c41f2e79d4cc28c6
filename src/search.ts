export { parseQuery as parseSearch, stringifyQuery as stringifySearch } from '#services/navigation/query.rules.ts';
