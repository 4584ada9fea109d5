/** @jest-environment jsdom */
import type {Edit} from '@site/theme-plugin/src/playground/shared/address';
import {MAX_ADDRESS} from '@site/theme-plugin/src/playground/shared/constants';
import {keepEdit} from '@site/theme-plugin/src/client/playground/editor/keepEdit';

/** Hashes of edits, each of which is packed when the test says so. */
function open() {
  document.body.innerHTML = '<p></p>';
  const note = document.body.firstElementChild as HTMLElement;
  window.history.replaceState(null, '', '/docs/store?q=1#heading');
  let edit: Edit = {};
  const packed = new Map<string, () => void>();
  const hash = {
    write: ({a = ''}: Edit) =>
      new Promise<string>(resolve => packed.set(a, () => resolve(`#edit=${a}`))),
    isOwn: (text: string) => text.startsWith('#edit='),
  };
  const keeper = keepEdit(hash, () => edit, note);
  return {
    note,
    keeper,
    type: (a?: string) => {
      edit = a === undefined ? {} : {a};
    },
    pack: (a: string) => packed.get(a)?.(),
  };
}

const hash = () => window.location.hash;

it('writes an edit to the address, and removes it once nothing differs', async () => {
  const {keeper, type, pack} = open();
  type('one');
  const written = keeper.write();
  pack('one');
  await written;
  expect(window.location.href).toBe('http://localhost/docs/store?q=1#edit=one');
  type();
  await keeper.write();
  expect(window.location.href).toBe('http://localhost/docs/store?q=1');
});

it('keeps the latest edit, whichever is packed last', async () => {
  const {keeper, type, pack} = open();
  type('long');
  const slow = keeper.write();
  type('short');
  const quick = keeper.write();
  pack('short');
  await quick;
  pack('long');
  await slow;
  expect(hash()).toBe('#edit=short');
});

it('forgets an edit that was undone, or whose page is gone, before it was packed', async () => {
  const {keeper, type, pack, note} = open();
  type('one');
  const undone = keeper.write();
  type();
  await keeper.write();
  pack('one');
  await undone;
  expect(hash()).toBe('#heading');
  type('two');
  const left = keeper.write();
  note.remove();
  pack('two');
  await left;
  expect(hash()).toBe('#heading');
});

it('says so if the edit is too long for an address', async () => {
  const {keeper, type, pack, note} = open();
  const long = 'a'.repeat(MAX_ADDRESS);
  type(long);
  const written = keeper.write();
  pack(long);
  await written;
  expect(hash()).toBe('#heading');
  expect(note.textContent).not.toBe('');
  type();
  await keeper.write();
  expect(note.textContent).toBe('');
});

it('shares what the reader asked for, even if they type before it is packed', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: {writeText: (text: string) => Promise.resolve(void copied.push(text))},
    configurable: true,
  });
  const {keeper, type, pack, note} = open();
  type('one');
  const shared = keeper.share();
  type('two');
  const written = keeper.write();
  pack('two');
  await written;
  pack('one');
  await shared;
  expect(copied).toEqual(['http://localhost/docs/store?q=1#edit=one']);
  expect(note).toHaveTextContent('The address of this edit was copied.');
  expect(hash()).toBe('#edit=two');
});
