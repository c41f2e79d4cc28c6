import './accordion.css';
import { useEffect, useId, useMemo, useState } from 'react';
import { accordionMachine, isOpen } from '#machines/accordion/index.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';
import type { SafeNode } from '#services/html/safe-html.contract.ts';
import { useChart } from '../chart/use-chart.ts';
import { useLog } from '../log/log.ts';
import { useTell } from '../tell/tell.ts';
import { accordionTexts as texts } from '../texts/accordion.texts.ts';
import { AccordionEntry } from './accordion-entry.tsx';
import { type AccordionItem, parseItems } from './items.rules.ts';

/** Makes an operator's HTML safe; it is heavy, so those who have such strings bring it. */
export type ParseHtml = (html: string) => readonly SafeNode[];

type Props = {
  /** A list, or a JSON string of one; while a string cannot be read, the items before it stay. */
  readonly items: readonly AccordionItem[] | string;
  readonly allowsMany?: boolean;
  /** Without it the body of an item that came as a string is shown as plain words. */
  readonly parse?: ParseHtml;
};

/** Headings that open what stands below them, one at a time unless many may be; without script each opens by itself. */
export function Accordion({ items, allowsMany = false, parse }: Props) {
  const shown = useLastGood(items);
  const tell = useTell();
  const group = useId();
  const [accordion, send] = useChart(accordionMachine, {
    input: { allowsMany },
    onReport: ({ heading }) => tell(notificationOf('accordion', heading)),
  });
  return (
    <div className="accordion">
      {shown.map(({ heading, body }, index) => {
        const key = `${index} ${heading}`;
        return (
          <AccordionEntry
            key={key}
            group={allowsMany ? undefined : group}
            heading={heading}
            body={typeof body === 'string' ? (parse?.(body) ?? [body]) : body}
            isOpen={isOpen(accordion, key)}
            onToggle={() => send({ type: 'item.toggle', key, heading })}
          />
        );
      })}
    </div>
  );
}

/** The items that were given last and could be read. */
function useLastGood(items: Props['items']): readonly AccordionItem[] {
  const log = useLog();
  const read = useMemo(() => (typeof items === 'string' ? parseItems(items) : items), [items]);
  const [good, setGood] = useState(read ?? []);
  if (read !== null && read !== good) setGood(read);
  useEffect(() => {
    if (read === null) log.warn(texts.notJson.text);
  }, [log, read, items]);
  return read ?? good;
}
