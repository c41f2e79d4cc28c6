import './loading-overlay.css';
import { loadingTexts as texts } from '../texts/loading.texts.ts';

/** Lies over what is being waited for, and says so at once. It stands in an element of class `loading-overlay-host`. */
export function LoadingOverlay() {
  return (
    <div className="loading-overlay" role="alert" aria-live="assertive" aria-busy="true">
      <span className="loading-overlay-wheel" aria-hidden />
      <span className="visually-hidden">{texts.overlay.text}</span>
    </div>
  );
}
