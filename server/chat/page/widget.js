/* The stand-in chat: it runs in a frame of the shop, on an origin of its own, and talks with that shop alone. */
const shop = document.documentElement.dataset.shop;
const log = document.querySelector('[data-log]');
const form = document.querySelector('form');
const field = document.querySelector('input');
const answers = JSON.parse(document.querySelector('[data-answers]').content.textContent);
const kept = 'conversation';
let hasStarted = false;

const tell = (type) => window.parent.postMessage({ type }, shop);
const remembered = () => {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '[]');
  } catch {
    return [];
  }
};
const remember = (lines) => {
  try {
    sessionStorage.setItem(kept, JSON.stringify(lines.slice(-50)));
  } catch {
    return;
  }
};

function show({ who, text }) {
  const line = document.createElement('li');
  line.dataset.who = who;
  const speaker = document.createElement('b');
  speaker.textContent = who === 'me' ? 'You' : 'Assistant';
  const words = document.createElement('p');
  words.textContent = text;
  line.append(speaker, words);
  log.append(line);
  line.scrollIntoView({ block: 'end' });
}
function say(who, text) {
  show({ who, text });
  remember([...remembered(), { who, text }]);
}

function answerTo(question) {
  const words = question.toLowerCase();
  return answers.find(({ asks }) => asks.some((ask) => words.includes(ask))) ?? answers.at(-1);
}
function ask(question) {
  say('me', question);
  const { text, isLast } = answerTo(question);
  say('assistant', text);
  if (isLast) end();
}

function start({ token }) {
  if (!hasStarted) {
    const before = remembered();
    if (before.length > 0) for (const line of before) show(line);
    else {
      const known = typeof token === 'string' ? ' You are signed in, so I would know your orders.' : '';
      say(
        'assistant',
        `Kia ora! I am a stand-in assistant for this demonstration, not a person.${known} Ask me about delivery, orders or opening hours.`,
      );
    }
  }
  hasStarted = true;
  field.focus();
}
function end() {
  remember([]);
  hasStarted = false;
  tell('chat-ended');
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shop || source !== window.parent || typeof data !== 'object' || data === null) return;
  if (data.type === 'chat-start') start(data);
  if (data.type === 'chat-end') {
    remember([]);
    hasStarted = false;
    log.replaceChildren();
  }
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const question = field.value.trim();
  if (question !== '') ask(question);
  field.value = '';
  field.focus();
});
for (const button of document.querySelectorAll('[data-ask]')) {
  button.addEventListener('click', () => ask(button.textContent.trim()));
}
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('chat-shrink');
});
if (window.parent !== window) tell('chat-ready');
