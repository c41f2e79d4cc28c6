import './welcome.css';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { welcomeTexts as texts } from '#ui/texts/welcome.texts.ts';

type Props = {
  readonly firstName: string | null;
  readonly isShopper: boolean;
  readonly hasOnecard: boolean;
};
type Step = { readonly icon: IconName; readonly to: string; readonly title: string; readonly text: string };

const step = (icon: IconName, to: string, title: { text: string }, text: { text: string }): Step => ({
  icon,
  to,
  title: title.text,
  text: text.text,
});
const steps = [
  step('calendar', href.page('/bookatimeslot'), texts.time, texts.timeText),
  step('specials', href.specials(), texts.specials, texts.specialsText),
  step('browse', href.departments(), texts.browse, texts.browseText),
  step('list', href.page('/shoppinglist'), texts.list, texts.listText),
  step('store', href.page('/store-finder'), texts.store, texts.storeText),
];
const card = step('gift', href.page('/account/onecard'), texts.card, texts.cardText);

/** After registering: by name, and the first things one may want to do. */
export function WelcomePage({ firstName, isShopper, hasOnecard }: Props) {
  return (
    <main id="main" className="page welcome">
      <h1>{firstName === null ? texts.title.text : `${texts.title.text} ${firstName}`}</h1>
      <p className="welcome-lead">{(isShopper ? texts.lead : texts.leadUnfinished).text}</p>
      {isShopper ? null : <ButtonLink href={href.addDetails()}>{texts.finish.text}</ButtonLink>}
      <h2>{texts.steps.text}</h2>
      <ul className="welcome-steps">
        {[...steps, ...(isShopper && !hasOnecard ? [card] : [])].map(({ icon, to, title, text }) => (
          <li key={to}>
            <A href={to}>
              <Icon name={icon} />
              <span className="welcome-title">{title}</span>
              <span className="welcome-text">{text}</span>
            </A>
          </li>
        ))}
      </ul>
    </main>
  );
}
