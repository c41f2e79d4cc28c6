import { useEffect, useMemo, useRef } from 'react';
import type { RegistrationShown } from '#machines/registration/index.ts';
import { Button } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { type Problems, problemsIn } from '#ui/form/problems.ts';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { registerTexts as texts } from '#ui/texts/register.texts.ts';

type CodeShown = Pick<RegistrationShown, 'isBusy' | 'problems' | 'fault' | 'letter' | 'letterFault' | 'letters'>;

type Props = {
  readonly shown: CodeShown;
  /** The page came with it, and nobody has pressed anything yet: then the focus stays where it is. */
  readonly isThere?: boolean;
  readonly onCode: (tried: { code: string; problems: Problems }) => void;
  readonly onLetter: () => void;
  readonly onChangeAddress: () => void;
};

const labels = { code: texts.code.text };
/** A code is read in groups, and pasted with what stood between them. */
const digitsOf = (value: string) => value.replace(/[\s-]/g, '');

function judgeCode(value: string): string | null {
  const code = digitsOf(value);
  if (code === '') return texts.codeMissing.text;
  return /^\d{6}$/.test(code) ? null : texts.codeWrong.text;
}

const judges = { code: judgeCode };

/** The code of the email, with what helps when none comes. */
export function CodeForm({ shown, isThere = false, onCode, onLetter, onChangeAddress }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const said = shown.problems;
  /** A refusal without a reason is still one. */
  const problems = useSentences(
    labels,
    useMemo(() => (said['code'] === '' ? { code: texts.codeRefused.text } : said), [said]),
  );
  const staysAway = useRef(isThere);
  useEffect(() => {
    if (!staysAway.current) box.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div className="entry-step" ref={box}>
      <Form
        label={texts.codeTitle.text}
        labels={labels}
        problems={problems}
        isBusy={shown.isBusy}
        onSubmit={(values) => onCode({ code: digitsOf(values['code'] ?? ''), problems: problemsIn(values, judges) })}
      >
        <div className="entry-code">
          <FormField
            label={labels.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            required
            judge={judgeCode}
            refusal={problems['code'] ?? null}
          />
        </div>
        <FormFault fault={shown.fault} />
        <div className="form-send">
          <SendButton isBusy={shown.isBusy} busyText={texts.confirming.text}>
            {texts.confirm.text}
          </SendButton>
        </div>
      </Form>
      <div className="entry-letter">
        <p role="status">{letterWords(shown)}</p>
        <FormFault fault={shown.letterFault} />
        <div className="entry-links">
          <Button
            look="outline"
            size="small"
            aria-disabled={shown.letter === 'ready' ? undefined : true}
            onClick={() => {
              if (shown.letter === 'ready') onLetter();
            }}
          >
            {texts.sendAgain.text}
          </Button>
          <button type="button" onClick={onChangeAddress}>
            {texts.otherAddress.text}
          </button>
        </div>
      </div>
    </div>
  );
}

function letterWords({ letter, letters }: CodeShown): string {
  if (letter === 'busy') return texts.letterBusy.text;
  if (letter === 'ready') return texts.letterReady.text;
  return letters > 1 ? texts.letterAgain.text : texts.letterWaiting.text;
}
