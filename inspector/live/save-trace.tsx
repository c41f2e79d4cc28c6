import type { Trace } from '#services/inspection/trace.contract.ts';
import { download } from '../exports/download.ts';
import type { Heard } from './record-memory.ts';

/** What was heard of a tab, as a file that every inspector plays. */
export function SaveTrace({ heard }: { readonly heard: Heard }) {
  const save = () => {
    const { build, dropped, records } = heard;
    const trace: Trace = {
      kete: 'trace',
      version: 1,
      title: 'A shop that was followed',
      build,
      dropped,
      records: [...records],
    };
    download('shop.trace.json', JSON.stringify(trace), 'application/json');
  };
  return (
    <button type="button" onClick={save}>
      Save it as a trace
    </button>
  );
}
