import './theme-switch.css';
import { footerTexts as texts } from '#ui/texts/footer.texts.ts';

export type Theme = 'light' | 'dark' | null;
type Props = {
  readonly theme: Theme;
  /** Two of them on one page are two groups. */
  readonly name?: string;
  readonly onChoose: (theme: Theme) => void;
};

const choices = [
  { theme: null, label: texts.themeDevice.text },
  { theme: 'light', label: texts.themeLight.text },
  { theme: 'dark', label: texts.themeDark.text },
] as const;

export function ThemeSwitch({ theme, name = 'theme', onChoose }: Props) {
  return (
    <fieldset className="theme-switch" data-needs-script>
      <legend>{texts.theme.text}</legend>
      {choices.map((choice) => (
        <label key={choice.label}>
          <input type="radio" name={name} checked={choice.theme === theme} onChange={() => onChoose(choice.theme)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
