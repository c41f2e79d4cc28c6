const { shop, refusal } = document.documentElement.dataset;
const muteKey = 'kete-sandbox-mute';

export const isFramed = window.parent !== window;
export const status = document.querySelector('.status');

/** To the shop, and to nobody else. */
export const tell = (eventId, rest = {}) => {
  if (isFramed) window.parent.postMessage({ eventId, ...rest }, shop);
};
export const refuse = (code, detail = '') => tell('pay-frame-error', { errors: [{ code, detail }] });

/** A test card asks the next frames of this tab to keep silent; without storage there is none of that. */
function isMute() {
  try {
    const left = Number(sessionStorage.getItem(muteKey) ?? 0);
    if (left > 0) sessionStorage.setItem(muteKey, String(left - 1));
    return left > 0;
  } catch {
    return false;
  }
}
export function muteNext(frames) {
  try {
    sessionStorage.setItem(muteKey, String(frames));
  } catch {
    status.textContent = 'This browser keeps nothing for a frame, so the next one will load.';
  }
}

/** Asks the payment side, and says what came of it; `answer` does with a good answer what its page does. */
export async function ask(body, answer) {
  document.body.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status === 503) return refuse('IF05', 'server busy');
    if (!response.ok) return refuse('IF99', 'server error');
    answer(await response.json());
  } catch {
    refuse('IF98', 'error processing request');
  } finally {
    document.body.removeAttribute('aria-busy');
  }
}

/** Hears submits of the shop that frames it, one at a time, and says that it is here. */
export function open(words, submit) {
  let isSubmitting = false;
  const submitOnce = async (wishes) => {
    if (isSubmitting) return;
    isSubmitting = true;
    await submit(wishes);
    isSubmitting = false;
  };
  window.addEventListener('message', (event) => {
    if (!isFramed || event.origin !== shop || event.source !== window.parent) return;
    const { data } = event;
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'eventId')) return;
    const { eventId, verify, save } = data;
    if (eventId !== 'pay-frame-submit') return refuse('IF03', 'unknown event type');
    if (typeof verify !== 'boolean' || typeof save !== 'boolean') return refuse('IF02', 'invalid request type');
    if (refusal) return refuse(refusal);
    void submitOnce({ verify, save });
  });
  if (refusal) refuse(refusal);
  else if (!isFramed) status.textContent = words;
  else if (!isMute()) tell('pay-frame-loaded');
}
