/* On the page for when there is no network: what this browser keeps for the trolley of whoever shops in it. */
function subjectHere() {
  try {
    return JSON.parse(localStorage.getItem('scvId'));
  } catch {
    return null;
  }
}

const said = ({ amount, unit, name }, { takenOut, nameless }) => {
  const called = typeof name === 'string' && name !== '' ? name : nameless;
  if (amount === 0) return takenOut.replace('{name}', () => called);
  return `${unit === 'Kg' ? `${amount / 1000} kg` : amount} × ${called}`;
};

function show(place, entries) {
  const mine = subjectHere();
  const words = JSON.parse(place.dataset.words);
  const lines = entries.filter(({ subject, amount }) => subject === mine && Number.isSafeInteger(amount));
  const listed = lines.map((entry) => {
    const line = document.createElement('li');
    line.textContent = said(entry, words);
    return line;
  });
  place.querySelector('ul').replaceChildren(...listed);
  place.toggleAttribute('hidden', lines.length === 0);
}

function read(place) {
  const { database, store, version } = JSON.parse(place.dataset.names);
  const asked = indexedDB.open(database, version);
  // Nothing is made here: what is not there yet is made by the shop.
  asked.addEventListener('upgradeneeded', () => asked.transaction.abort());
  asked.addEventListener('success', () => {
    const all = asked.result.transaction(store).objectStore(store).getAll();
    all.addEventListener('success', () => {
      show(place, all.result);
      asked.result.close();
    });
  });
}

// The page that was wanted, whatever it was.
document.querySelector('[data-again]').setAttribute('href', location.href);
try {
  read(document.querySelector('.kept-wishes'));
} catch {
  // A browser that keeps nothing has nothing to show.
}
