import { expressTexts as texts } from '#ui/texts/express.texts.ts';

type Props = { readonly limit: number | null; readonly excess: number };

/** How many an express order carries, and how many have to come out of this one. */
export const ExpressLimit = ({ limit, excess }: Props) => (
  <>
    {limit === null ? null : <p>{texts.limitText.text.replace('{limit}', String(limit))}</p>}
    <p>{(excess > 0 ? texts.remove : texts.fits).text.replace('{n}', excess === 1 ? '1 item' : `${excess} items`)}</p>
  </>
);
