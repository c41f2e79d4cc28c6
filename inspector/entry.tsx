import '#ui/base.css';
import '#ui/tokens.css';
import './inspector.css';
import './search/search.css';
import './list/list.css';
import './drawing/chart-view.css';
import './table/table.css';
import './panels.css';
import './card/card.css';
import './start.css';
import './drawing/drawing.css';
import './questions/questions.css';
import './narrow.css';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { inspectorActors, inspectorMachine } from '#machines/inspector/index.ts';
import { placeAt } from './address.ts';
import { App } from './app.tsx';
import { saveSignOffs } from './card/save-sign-offs.ts';
import type { InspectorData } from './data.types.ts';
import { bookOf, InspectorContext } from './use-inspector.ts';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as InspectorData;
const now = new Date();
const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const book = bookOf(data, today);
const inspector = createActor(inspectorMachine.provide({ actors: inspectorActors(saveSignOffs) }), {
  input: { place: placeAt(book, location.hash), signOffs: data.signOffs },
}).start();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <InspectorContext value={{ inspector, book }}>
      <App />
    </InspectorContext>,
  );
