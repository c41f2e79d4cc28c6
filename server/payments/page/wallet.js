import { ask, open, refuse, status, tell } from './talk.js';

const choices = [...document.querySelectorAll('input[name="choice"]')];
const error = document.getElementById('choice-error');
const chosen = () => choices.find((choice) => choice.checked)?.value ?? null;

function mark(words) {
  for (const choice of choices) choice.setAttribute('aria-invalid', String(words !== ''));
  error.textContent = words;
}

for (const choice of choices)
  choice.addEventListener('change', () => {
    mark('');
    status.textContent = '';
    tell('pay-frame-valid');
  });

window.addEventListener('focus', () => tell('pay-frame-focus-gain'));
/** There is no card in it that could be judged, so its fields count as empty. */
window.addEventListener('blur', () =>
  tell('pay-frame-focus-lost', {
    allFieldsEmpty: true,
    cardValid: false,
    cvvValid: false,
    expiryMonthValid: false,
    expiryYearValid: false,
  }),
);

function sayNo(words) {
  mark(words);
  choices[0]?.focus();
  tell('pay-frame-invalid');
  refuse('IF01', 'invalid form fields');
}

function answer(told) {
  if (!told.instrumentId) return refuse(told.code);
  for (const choice of choices) choice.disabled = true;
  tell('pay-frame-success', { paymentInstrumentId: told.instrumentId });
}

async function submit(wishes) {
  if (chosen() === null) return sayNo('Choose whether the wallet pays.');
  if (chosen() === 'refuse') return sayNo('The wallet refused, and nothing was taken.');
  await ask(wishes, answer);
}

open('This wallet works inside the shop only.', submit);
