import { useContext } from 'react';
import { type CountKind, TrolleyContext } from '#ui/add-to-trolley/trolley-context.ts';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';

/** What stands beside the picture of a trolley: its name, and what is in it for those who have one. */
export function TrolleyWords({ kind, name = navigationTexts.trolley.text }: { kind: CountKind; name?: string }) {
  const page = useContext(TrolleyContext);
  if (page) return <page.Count kind={kind} />;
  return kind === 'badge' ? <span className="visually-hidden">{name}</span> : name;
}
