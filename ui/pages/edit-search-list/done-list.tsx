import { type ReactNode, useId } from 'react';
import { type ListLine, type ListSummary, summaryOf } from '#machines/list-search/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Fault } from '#services/fault.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { href } from '#ui/link/href.ts';
import { say } from '#ui/list-match/list-search-words.ts';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';

type Props = {
  readonly lines: readonly ListLine[];
  readonly saving: 'none' | 'busy' | 'saved' | 'failed';
  readonly fault: Fault | null;
  readonly onGo: (line: number) => void;
  readonly onReopen: (line: number) => void;
  readonly onSave: () => void;
  readonly onEdit: () => void;
  readonly onRestart: () => void;
};

/** What came of a list: what was added, what was skipped, what was not found, and the ways on. */
export function DoneList({ lines, saving, fault, onGo, onReopen, onSave, onEdit, onRestart }: Props) {
  const summary = summaryOf(lines);
  const { added, skipped, notFound, open } = summary;
  const productOf = (line: number): Product | undefined =>
    lines[line]?.products.find(({ sku }) => sku === lines[line]?.added?.sku);
  const again = (line: number) => (lines[line]?.state === 'skipped' ? onReopen(line) : onGo(line));
  const hasLeft = skipped.length + notFound.length + open.length > 0;
  return (
    <div className="edit-search-list-done">
      <h2 tabIndex={-1}>{texts.done.text}</h2>
      <p className="lead">{doneText(summary, lines.length)}</p>
      <p className="edit-search-list-send">
        <ButtonLink href={href.page('/trolley')}>{texts.seeTrolley.text}</ButtonLink>
        <Button look="outline" onClick={onRestart}>
          {texts.another.text}
        </Button>
        <Button look="quiet" onClick={onEdit}>
          {texts.backToList.text}
        </Button>
      </p>
      <Group title={texts.notFoundTitle.text} those={notFound}>
        {({ line, term }) => <Again term={term} onPress={() => again(line)} />}
      </Group>
      <Group title={texts.openTitle.text} those={open}>
        {({ line, term }) => <Again term={term} onPress={() => again(line)} />}
      </Group>
      <Group title={texts.skippedTitle.text} those={skipped}>
        {({ line, term }) => <Again term={term} onPress={() => again(line)} />}
      </Group>
      {hasLeft ? <Keeping saving={saving} fault={fault} onSave={onSave} /> : null}
      <Group title={texts.addedTitle.text} those={added.map(({ line, name }) => ({ line, term: name }))}>
        {({ line }) => {
          const product = productOf(line);
          return product ? <BuyAction product={product} source={sources.list} /> : null;
        }}
      </Group>
    </div>
  );
}

const doneText = ({ added }: ListSummary, all: number): string =>
  added.length === 0 ? texts.doneNone.text : say(texts.doneSome, { n: added.length, all });

type One = { readonly line: number; readonly term: string };
type GroupProps = {
  readonly title: string;
  readonly those: readonly One[];
  readonly children: (one: One) => ReactNode;
};

function Group({ title, those, children }: GroupProps) {
  const id = useId();
  return those.length === 0 ? null : (
    <section className="edit-search-list-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {those.map((one) => (
          <li key={one.line}>
            <span>{one.term}</span>
            <div>{children(one)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Again = ({ term, onPress }: { readonly term: string; readonly onPress: () => void }) => (
  <Button look="quiet" onClick={onPress}>
    {texts.goBackTo.text}
    <span className="visually-hidden">{`: ${term}`}</span>
  </Button>
);

function Keeping({ saving, fault, onSave }: Pick<Props, 'saving' | 'fault' | 'onSave'>) {
  return (
    <div className="edit-search-list-keep">
      {saving === 'saved' ? (
        <>
          <p>{texts.kept.text}</p>
          <ButtonLink look="outline" href={href.page('/shoppinglist')}>
            {texts.seeShoppingList.text}
          </ButtonLink>
        </>
      ) : (
        <Button look="outline" onClick={onSave}>
          {(saving === 'busy' ? texts.keeping : texts.keepLeft).text}
        </Button>
      )}
      {saving === 'failed' ? <FormFault fault={fault} /> : null}
    </div>
  );
}
