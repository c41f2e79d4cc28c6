import { type ComponentProps, type FormEvent, useEffect } from 'react';
import { errorOf, fieldMachine, isJudged } from '#machines/field/index.ts';
import { useChart } from '../chart/use-chart.ts';
import type { ControlProps } from './controls.tsx';
import { Field } from './field.tsx';

type Props = ControlProps & {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with a value, in words; null when it is right. */
  readonly judge?: (value: string) => string | null;
  /** Why the store did not take the value; it stands until the value is changed. */
  readonly refusal?: string | null;
  readonly onValue?: (value: string) => void;
};

type Box = Element & { type: string; value: string; checked?: boolean; validationMessage: string };

const valueOf = (box: Box) => (box.type === 'checkbox' && !box.checked ? '' : box.value);
const isRight = () => null;

/** A field with a life of its own: it is judged when it was touched and changed, and when the form finds it missing. */
export function FormField({ judge = isRight, refusal = null, onValue, ...field }: Props) {
  const [chart, send] = useChart(fieldMachine, {
    input: { value: String(field.defaultValue ?? '') },
    onReport: ({ value }) => onValue?.(value),
  });
  useEffect(() => {
    if (refusal !== null) send({ type: 'answer.refuse', error: refusal });
  }, [send, refusal]);
  const error = errorOf(chart);
  const handlers = {
    onInput: ({ currentTarget }: FormEvent<Box>) => {
      const value = valueOf(currentTarget);
      send({ type: 'value.change', value, error: judge(value) });
    },
    onBlur: () => send({ type: 'field.leave' }),
    /** The browser's own word for a form that cannot be sent yet; ours is shown instead of its bubble. */
    onInvalid: (event: FormEvent<Box>) => {
      event.preventDefault();
      send({
        type: 'field.judge',
        error: (judge(valueOf(event.currentTarget)) ?? event.currentTarget.validationMessage) || null,
      });
    },
  };
  const isTried = isJudged(chart);
  const props = { ...field, ...handlers, error, isTouched: isTried, isChanged: isTried };
  return <Field {...(props as unknown as ComponentProps<typeof Field>)} />;
}
