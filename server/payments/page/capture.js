import { ask, muteNext, open, refuse, status, tell } from './talk.js';

const { month: thisMonth } = document.documentElement.dataset;
const field = (id) => document.getElementById(id);
const fields = { number: field('number'), month: field('month'), year: field('year'), cvv: field('cvv') };

const digitsOf = (input) => input.value.replace(/[\s-]/g, '');

function isLuhn(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const yearOf = () => {
  const text = digitsOf(fields.year);
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : /^20\d{2}$/.test(text) ? Number(text) : null;
};
const [nowYear, nowMonth] = thisMonth.split('-').map(Number);
const checks = {
  number: () =>
    /^\d{12,19}$/.test(digitsOf(fields.number)) && isLuhn(digitsOf(fields.number)) ? '' : 'Check the card number.',
  month: () => (/^(?:0?[1-9]|1[0-2])$/.test(digitsOf(fields.month)) ? '' : 'Use 01 to 12.'),
  year: () => {
    const year = yearOf();
    if (year === null || year < nowYear) return 'Check the year.';
    return year === nowYear && checks.month() === '' && Number(digitsOf(fields.month)) < nowMonth
      ? 'This card has expired.'
      : '';
  },
  cvv: () => (/^\d{3,4}$/.test(digitsOf(fields.cvv)) ? '' : 'Use 3 or 4 digits.'),
};
const names = Object.keys(fields);
const isEmpty = () => names.every((name) => fields[name].value.trim() === '');
const isValid = () => names.every((name) => checks[name]() === '');

function mark(name, words) {
  fields[name].setAttribute('aria-invalid', String(words !== ''));
  field(`${name}-error`).textContent = words;
}
const unmark = (name) => {
  fields[name].removeAttribute('aria-invalid');
  field(`${name}-error`).textContent = '';
};

let wasValid = false;
for (const name of names) {
  const input = fields[name];
  input.addEventListener('input', () => {
    input.value = input.value.replace(/[^\d -]/g, '');
    unmark(name);
    status.textContent = '';
    const nowValid = isValid();
    if (nowValid !== wasValid) tell(nowValid ? 'pay-frame-valid' : 'pay-frame-invalid');
    wasValid = nowValid;
  });
  input.addEventListener('blur', () => {
    if (input.value.trim() !== '') mark(name, checks[name]());
  });
}

window.addEventListener('focus', () => tell('pay-frame-focus-gain'));
window.addEventListener('blur', () =>
  tell('pay-frame-focus-lost', {
    allFieldsEmpty: isEmpty(),
    cardValid: checks.number() === '',
    cvvValid: checks.cvv() === '',
    expiryMonthValid: checks.month() === '',
    expiryYearValid: checks.year() === '',
  }),
);

function markAll() {
  for (const name of names) mark(name, checks[name]());
  const wrong = names.find((name) => checks[name]() !== '');
  if (wrong) fields[wrong].focus();
  tell('pay-frame-invalid');
  refuse('IF01', 'invalid form fields');
}

async function submit(wishes) {
  if (!isValid()) return markAll();
  const card = {
    number: digitsOf(fields.number),
    month: Number(digitsOf(fields.month)),
    year: yearOf(),
    cvv: digitsOf(fields.cvv),
  };
  await ask({ ...card, ...wishes }, answer);
}

function answer(told) {
  if (told.isLost) return;
  if (told.instrumentId) {
    for (const name of names) fields[name].value = '';
    tell('pay-frame-success', { paymentInstrumentId: told.instrumentId });
    return;
  }
  if (told.mute) muteNext(told.mute);
  if (told.code === 'IF01') {
    mark(told.field === 'expiry' ? 'year' : 'number', told.why);
    status.textContent = told.why;
    tell('pay-frame-invalid');
  }
  refuse(told.code);
}

open('This form works inside the shop only.', submit);
