import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take as long as all the rest on one core would be waited for at the end, if they began late. */
const long = [
  'machines/laws',
  'ui/parts/samples',
  'server/orders/kill.postgres',
  'server/orders/race',
  'server/start/process',
  'server/orders/kill',
  'server/orders/changes/race',
  ...['gallery', 'hydration', 'pages', 'soak', 'payment', 'find-goods', 'analytics', 'moving', 'chat'].map(
    (name) => `browser/${name}`,
  ),
].map((name) => `/tests/${name}.test.`);
const placeOf = ({ moduleId }: TestSpecification) => {
  const place = long.findIndex((name) => moduleId.includes(name));
  return place === -1 ? long.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
