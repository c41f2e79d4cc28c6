import type { SafeNode } from '#services/html/safe-html.contract.ts';
import { SafeHtml } from '../safe-html/safe-html.tsx';

export type AlertItem = {
  /** What the message is about, such as a field of a form. */
  readonly field?: string;
  readonly message: string;
};

type Description = readonly AlertItem[] | readonly SafeNode[];

const isItems = (description: Description): description is readonly AlertItem[] =>
  description.every((part) => typeof part === 'object' && 'message' in part);

const Words = ({ field, message }: AlertItem) => (
  <>
    {field ? <b>{field}: </b> : null}
    {message}
  </>
);

/** One item is a sentence, several are a list; HTML stands as it was made safe. */
export function AlertDescription({ description }: { description: Description }) {
  if (!isItems(description)) return <SafeHtml nodes={description} />;
  const [first, ...further] = description;
  if (!first) return null;
  if (further.length === 0)
    return (
      <p>
        <Words {...first} />
      </p>
    );
  return (
    <ul className="alert-items">
      {description.map((item, at) => (
        <li key={`${at} ${item.message}`}>
          <Words {...item} />
        </li>
      ))}
    </ul>
  );
}
