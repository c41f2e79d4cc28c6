import { Alert } from './alert.tsx';

export const samples = {
  error: <Alert title="That did not work">Try it again in a minute.</Alert>,
  warning: <Alert type="warning" title="Two items need a look" />,
  success: <Alert type="success" title="Saved" onClose={() => undefined} />,
  info: <Alert type="info" title="Prices are those of your store today" />,
  new: <Alert type="new" title="Boosts are here" />,
  green: <Alert type="green" title="Bring your own bags" />,
};
