import { Icon } from '../icon/icon.tsx';
import { carouselTexts as texts } from '../texts/carousel.texts.ts';

type Props = { readonly isPaused: boolean; readonly label: string; readonly onPress: () => void };

/** Stands before what moves, so that it is reached first. */
export const PauseButton = ({ isPaused, label, onPress }: Props) => (
  <button className="round-button" type="button" data-needs-script onClick={onPress}>
    <Icon name={isPaused ? 'play' : 'pause'} size="small" />
    <span className="visually-hidden">{`${isPaused ? texts.play.text : texts.pause.text}: ${label}`}</span>
  </button>
);
