/* A stand-in for the phone app: it opens the embedded shop in a frame of its own origin and shows every message both ways. */
const capabilities = [
  'nav:state',
  'trolley:count',
  'theme:changed',
  'link:external',
  'share',
  'file:open',
  'haptic',
  'signin:needed',
  'order:placed',
  'inspect:told',
];
const acts = ['link:external', 'share', 'file:open'];
const patienceMs = 3_000;
const frame = document.querySelector('[data-shop]');
const log = document.querySelector('[data-log]');
const form = document.querySelector('form');
const asked = new URLSearchParams(location.search);
const androidListeners = new WeakMap();
let count = 0;
/** The document in whose window the way to this app was left. */
let prepared = null;

const box = document.querySelector('[data-capabilities]');
for (const name of capabilities) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.name = 'can';
  input.value = name;
  input.checked = true;
  label.append(input, ` ${name}`);
  box.append(label);
}

const way = () => new FormData(form).get('way');
const isOn = (name) => form.elements[name].checked;

function show(from, message, note = '') {
  const line = document.createElement('li');
  line.dataset.from = from;
  line.dataset.type = message?.type ?? 'nonsense';
  line.textContent = `${from === 'shop' ? '→ app ' : '← shop'} ${JSON.stringify(message)}${note}`;
  log.append(line);
  line.scrollIntoView({ block: 'nearest' });
}

function post(message) {
  show('app', message);
  const target = frame.contentWindow;
  if (way() === 'frame') target.postMessage(message, location.origin);
  else if (way() === 'android')
    androidListeners.get(target)?.forEach((listen) => listen({ data: JSON.stringify(message) }));
  else target.keteBridge?.receive(JSON.stringify(message));
}
/** @type {(type: string, payload?: object) => string} */
const say = (type, payload = {}) => {
  const message = { v: 1, id: `h${++count}`, type, payload };
  post(message);
  return message.id;
};
const introduce = () =>
  say('host:ready', {
    capabilities: new FormData(form).getAll('can'),
    platform: way() === 'ios' || way() === 'android' ? way() : 'other',
    safeArea: null,
  });

/** What the shop tells of itself goes on to whoever inspects in this browser: this page is to them as a tab of the shop. */
const inspection = new BroadcastChannel('kete.inspection');
const tab = `app-${Math.random().toString(36).slice(2)}`;
let followers = 0;
inspection.onmessage = ({ data }) => {
  if (data?.type === 'inspector.look')
    inspection.postMessage({ type: 'tab.here', tab, title: 'The shop in the stand-in app', actors: 0 });
  if (data?.tab !== tab) return;
  if (data.type === 'inspector.follow') followers += 1;
  if (data.type === 'inspector.leave') followers = Math.max(0, followers - 1);
  if (data.type === 'inspector.follow') say('inspect:follow');
  else if (followers === 0) say('inspect:leave');
};
window.addEventListener('pagehide', () => inspection.postMessage({ type: 'tab.gone', tab }));

const hears = {
  'inspect:told': (payload) => inspection.postMessage({ type: 'tab.told', tab, ...payload }),
  'nav:state': ({ title }) => (document.querySelector('[data-title]').textContent = title),
  'trolley:count': (payload) => (document.querySelector('[data-trolley]').textContent = String(payload.count)),
};

function hear(data) {
  const message = typeof data === 'string' ? JSON.parse(data) : data;
  const { records } = message.payload ?? {};
  show('shop', records ? { ...message, payload: { ...message.payload, records: records.length } } : message);
  if (message.type === 'shop:hello') {
    if (isOn('greets')) introduce();
    if (isOn('greets') && followers > 0) say('inspect:follow');
    return;
  }
  if (message.type === 'ack') return;
  hears[message.type]?.(message.payload);
  const handled = isOn('does') || !acts.includes(message.type);
  if (isOn('acks')) say('ack', { id: message.id, handled });
}

/** Leaves the way to this app in a new window of the shop, before its scripts look for one. */
function prepare() {
  const target = frame.contentWindow;
  const { contentDocument } = frame;
  if (!contentDocument || contentDocument === prepared || contentDocument.URL === 'about:blank') return;
  prepared = contentDocument;
  if (way() === 'ios') target.webkit = { messageHandlers: { kete: { postMessage: hear } } };
  if (way() === 'react-native') target.ReactNativeWebView = { postMessage: hear };
  if (way() === 'android') {
    const listeners = new Set();
    androidListeners.set(target, listeners);
    target.keteAndroid = {
      postMessage: hear,
      addEventListener: (_, listen) => listeners.add(listen),
      removeEventListener: (_, listen) => listeners.delete(listen),
    };
  }
}
setInterval(prepare, 4);

window.addEventListener('message', ({ origin, source, data }) => {
  if (way() === 'frame' && origin === location.origin && source === frame.contentWindow) hear(data);
});

const says = {
  'host:ready': introduce,
  'nav:back': () => {
    const id = say('nav:back');
    setTimeout(() => {
      const line = [...log.querySelectorAll('[data-type="ack"][data-from="shop"]')].some((one) =>
        one.textContent.includes(JSON.stringify({ id }).slice(1, -1)),
      );
      if (!line) show('app', { type: 'note', of: id }, ' was not answered: the app goes back by itself');
    }, patienceMs);
  },
  'safearea:set': () => say('safearea:set', { top: 47, right: 0, bottom: 34, left: 0 }),
  nonsense: () => post({ v: 1, id: `h${++count}`, type: 'nav:explode', payload: { everything: true } }),
};
for (const button of document.querySelectorAll('[data-say]'))
  button.addEventListener('click', () => (says[button.dataset.say] ?? (() => say(button.dataset.say)))());
document.querySelector('[data-clear]').addEventListener('click', () => log.replaceChildren());

function open() {
  const path = form.elements.path.value;
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  url.searchParams.set('embedWeb', '1');
  prepared = null;
  frame.src = url.href;
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  open();
});
for (const name of ['way']) if (asked.has(name)) form.elements[name].value = asked.get(name);
for (const name of ['greets', 'acks', 'does']) if (asked.get(name) === '0') form.elements[name].checked = false;
if (asked.has('can'))
  for (const input of form.elements.can) input.checked = asked.get('can').split(',').includes(input.value);
form.elements.path.value = asked.get('path') ?? '/';
open();
