import type { Http } from '#services/http/http.types.ts';
import { json, shopEdge } from '../edge.ts';

/** A service over a store that answers everything alike, and what was asked of it: method, path, body. */
export function serviceOver<S>(create: (http: Http) => S, answer: unknown, status = 200) {
  const edge = shopEdge(() => json(answer, status));
  return {
    service: create(edge.http),
    said: async () => {
      const request = edge.asked.at(-1);
      const { pathname, search } = new URL(request?.url ?? '');
      return [request?.method, `${pathname}${search}`, await request?.text()];
    },
  };
}
