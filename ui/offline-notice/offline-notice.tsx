import './offline-notice.css';
import { Icon } from '../icon/icon.tsx';
import { frameTexts as texts } from '../texts/frame.texts.ts';

/** The network is gone; the page stays as it was. */
export function OfflineNotice() {
  return (
    <p className="offline-notice" role="status">
      <Icon name="offline" size="small" />
      {texts.offline.text}
    </p>
  );
}
