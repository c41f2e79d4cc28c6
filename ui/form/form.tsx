import './form.css';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { formTexts as texts } from '../texts/form.texts.ts';
import type { Problems, Values } from './problems.ts';

type Props = {
  /** The form's own name, where the page's heading is not name enough. */
  readonly label?: string;
  /** The label of each field by its name: the summary of what is wrong leads to fields by it. */
  readonly labels: Readonly<Record<string, string>>;
  /** What is wrong with which field, as the chart says; a new object puts the focus into the first of them. */
  readonly problems: Problems;
  readonly isBusy: boolean;
  readonly onSubmit: (values: Values) => void;
  readonly children: ReactNode;
};

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const boxes = (form: HTMLFormElement | null): Box[] =>
  [...(form?.elements ?? [])].filter((box): box is Box => 'name' in box);

const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

/**
 * A form whose chart says what is wrong with it. Its fields keep what was typed; sending it tells their values. Before
 * the page is live sending does nothing: `dialog` outside of a dialog leads nowhere, so no password gets into an address.
 */
export function Form({ label, labels, problems, isBusy, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const wrong = Object.keys(labels).filter((name) => problems[name] !== undefined);
  useEffect(() => {
    boxes(form.current)
      .find(({ name }) => problems[name] !== undefined)
      ?.focus();
  }, [problems]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(valuesIn(event.currentTarget));
  };
  const title = wrong.length === 1 ? texts.oneWrong.text : texts.manyWrong.text.replace('{n}', String(wrong.length));
  return (
    <form
      className="form"
      ref={form}
      method="dialog"
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      data-state={isBusy ? 'busy' : wrong.length > 0 ? 'wrong' : 'resting'}
      onSubmit={send}
    >
      {wrong.length > 0 ? (
        <section className="form-summary" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    boxes(form.current)
                      .find((box) => box.name === name)
                      ?.focus();
                  }}
                >
                  {labels[name]}: {problems[name]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {children}
    </form>
  );
}
