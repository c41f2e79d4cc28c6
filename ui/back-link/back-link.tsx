import './back-link.css';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

type Props = { /** The page it leads back to. */ readonly to: string; readonly label?: string };

export function BackLink({ to, label = texts.back.text }: Props) {
  return (
    <A className="back-link" href={to}>
      <Icon name="back" size="small" />
      <span>{label}</span>
    </A>
  );
}
