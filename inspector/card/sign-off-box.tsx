import { useId } from 'react';
import { signOffOf } from '#machines/inspector/index.ts';
import type { ChartData, StateData } from '../data.types.ts';
import { canPickFile } from './save-sign-offs.ts';
import { useInspector, useOf } from '../use-inspector.ts';

/** The tick of a product owner, and whether the state still is what was signed. */
export function SignOffBox({ chart, state }: { readonly chart: ChartData; readonly state: StateData }) {
  const { inspector, book } = useInspector();
  const id = useId();
  const signed = useOf((snapshot) => signOffOf(snapshot, chart.key, state.id));
  const isAsked = useOf((snapshot) => snapshot.hasTag('asked'));
  const isLacking = useOf((snapshot) => snapshot.hasTag('lacking'));
  const isUnsaved = useOf((snapshot) => snapshot.hasTag('unsaved'));
  const isStanding = useOf((snapshot) => snapshot.hasTag('standing'));
  const isBusy = useOf((snapshot) => snapshot.hasTag('busy'));
  const name = useOf(({ context }) => context.name);
  const isOutdated = signed !== null && signed.mark !== state.mark;
  const give = (form: HTMLFormElement, pressed: HTMLElement | null) => {
    const said = (field: string) => form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? '';
    inspector.send({
      type: 'sign.give',
      name: said('name'),
      date: said('date'),
      mark: state.mark,
      way: pressed?.dataset['way'] === 'file' ? 'file' : 'download',
    });
  };
  return (
    <section className="sign-off" aria-labelledby={`${id}title`}>
      <h4 id={`${id}title`}>Sign-off</h4>
      <p role="status" data-signed={signed ? (isOutdated ? 'outdated' : 'yes') : 'no'}>
        {signed === null && 'Nobody has signed this yet.'}
        {signed !== null && !isOutdated && `✓ Signed by ${signed.name} on ${signed.date}.`}
        {isOutdated &&
          `⚠ Outdated: ${signed.name} signed it on ${signed.date}, and it was changed since. Look at it again.`}
        {isBusy && ' Saving…'}
        {isStanding && ' The file was not saved, so the signature still stands.'}
      </p>
      {!isAsked && (
        <p className="actions">
          <button type="button" disabled={isBusy} onClick={() => inspector.send({ type: 'sign.ask' })}>
            {signed ? 'Sign again' : state.parent === null ? 'Sign this chart' : 'Sign this state'}
          </button>
          {signed && (
            <button type="button" disabled={isBusy} onClick={() => inspector.send({ type: 'sign.withdraw' })}>
              Take the signature back
            </button>
          )}
        </p>
      )}
      {isAsked && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            give(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
          }}
          noValidate
        >
          <label htmlFor={`${id}name`}>Your name</label>
          <input id={`${id}name`} name="name" defaultValue={name} autoComplete="name" aria-describedby={`${id}wrong`} />
          <label htmlFor={`${id}date`}>Date</label>
          <input id={`${id}date`} name="date" type="date" defaultValue={book.today} aria-describedby={`${id}wrong`} />
          <p id={`${id}wrong`} className="wrong" role="alert">
            {isLacking && 'A sign-off needs a name and a date.'}
            {isUnsaved && 'The file was not saved, so nothing is signed. Try again.'}
          </p>
          <p className="hint">
            The file sign-off.json is saved. Put it into the folder docs/ of the repository: the next build reads it
            there.
          </p>
          <p className="actions">
            <button type="submit">Save the sign-off</button>
            {canPickFile() && (
              <button type="submit" data-way="file">
                Save into a file…
              </button>
            )}
            <button type="button" onClick={() => inspector.send({ type: 'sign.leave' })}>
              Cancel
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
