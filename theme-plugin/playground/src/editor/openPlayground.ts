import type {Edit} from '../shared/address';
import type {Checks, Sample} from '../shared/Sample';
import {runLabel} from '../shared/runLabel';
import type {CheckBar} from './checkBar';
import {createBar} from './createBar';
import {createCodeEditor} from './codeEditor';
import {createRuns} from './createRuns';
import {clearAddress, editOf, type BlockHash} from './editAddress';
import {createElement} from './element';
import {createFileTabs} from './fileTabs';
import {keepAboveKeyboard} from './keepAboveKeyboard';
import {keepEdit} from './keepEdit';
import * as label from './labels';
import {createLazyRunner} from './lazyRunner';
import {say} from './note';
import styles from './playground.module.css';

/** How long the reader pauses before the edit is written to the address, and run again, in ms. */
const PAUSE_MS = 600;

const EDITING = 'data-editing';

/** Attribute of the child of the block that has the code, which the editor hides. */
const EDITED = 'data-edited';

export interface PlaygroundOptions {
  /** The code block, which the editor replaces. */
  readonly block: HTMLElement;
  /** Receives what returns the text that's shown, as long as the editor is open. */
  readonly shownTexts: WeakMap<Element, () => string>;
  readonly hash: BlockHash;
  readonly sample: Sample;
  /** From the address, or from before the editor was closed; undefined if the address was damaged. */
  readonly edit: Edit | undefined;
  /** Whether the code runs, too. */
  readonly isRun: boolean;
  /** Called with the edit when the reader closes the editor. */
  readonly onClose: (edit: Edit) => void;
}

/** Opens a block's editor in its place. Returns what removes it without the reader's doing. */
export function openPlayground({
  block,
  shownTexts,
  hash,
  sample,
  edit,
  isRun,
  onClose,
}: PlaygroundOptions): () => void {
  const {files, checks} = sample;
  const names = files.map(({name}) => name);
  const host = createElement('div', {class: styles.host});
  const note = createElement('p', {class: styles.note});
  const bar = createBar(
    [runLabel(), () => runs.run()],
    [label.resetLabel(), () => editor.setTexts(files.map(({text}) => text))],
    [label.shareLabel(), () => void keeper.share()],
    [label.closeLabel(), close],
  );
  const runButton = bar.querySelector('button');
  const editor = createCodeEditor(host, {
    files: files.map(({name, text}) => ({
      name,
      text: edit && Object.hasOwn(edit, name) ? (edit[name] ?? '') : text,
    })),
    labelOf: label.editorLabel,
    hiddenHeight: () => document.documentElement.clientHeight - bar.getBoundingClientRect().top,
    onEscape: () => runButton?.focus(),
    onRun: () => runs.run(),
    onChange,
  });
  const currentEdit = () => editOf(files, editor.texts());

  function editedSample(): Sample {
    const texts = editor.texts();
    return {...sample, files: files.map((file, index) => ({...file, text: texts[index] ?? ''}))};
  }

  const runs = createRuns(editor, editedSample);
  const keeper = keepEdit(hash, currentEdit, note);
  let timer = 0;
  let check: CheckBar | undefined;

  function onChange(): void {
    check?.expire();
    runs.expire();
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (root.isConnected) {
        void keeper.write();
        // The reader may have pressed "Run" in the meantime, and be using what it shows.
        runs.renew();
      }
    }, PAUSE_MS);
  }

  /** Few samples are exercises, so what they need comes on its own. */
  async function addChecks(added: Checks): Promise<void> {
    const {createCheckBar} = await import(
      /* webpackChunkName: "intent-playground-check" */ './checkBar'
    );
    check = createCheckBar(added, runButton, editedSample, title =>
      createLazyRunner({element: root, title}),
    );
    note.after(check.results);
  }

  function remove(): void {
    window.clearTimeout(timer);
    stopKeeping();
    root.remove();
    block.removeAttribute(EDITING);
    shownTexts.delete(block);
    editor.destroy();
    check?.close();
    runs.close();
  }

  function close(): void {
    const left = currentEdit();
    remove();
    clearAddress(hash);
    onClose(left);
  }

  const root = createElement(
    'div',
    {class: styles.playground, role: 'group', 'aria-label': label.groupLabel()},
    ...(files.length > 1 ? [createFileTabs(names, host, editor.show)] : []),
    host,
    bar,
    note,
    runs.element,
  );
  root.addEventListener('keydown', event => {
    // In the text, Escape has moved the focus to the bar already.
    if (event.key === 'Escape' && event.target !== host) {
      event.preventDefault();
      close();
    }
  });

  // The tabs name the files, so the stock theme's title goes, too. That of docusaurus-theme-folio keeps its copy button.
  const isReplaced = (child: Element) =>
    child.matches('pre') ||
    child.querySelector('pre') !== null ||
    (files.length > 1 && child.querySelector('[data-tools]') === null);
  Array.from(block.children).find(isReplaced)?.setAttribute(EDITED, '');
  block.append(root);
  const stopKeeping = keepAboveKeyboard(bar);
  shownTexts.set(block, editor.shownText);
  block.setAttribute(EDITING, files.length > 1 ? 'files' : '');
  if (isRun) {
    runButton?.focus();
    runs.run();
  } else {
    editor.focus();
  }
  if (checks) {
    addChecks(checks).catch(() => say(note, label.failedText()));
  }
  if (edit === undefined) {
    say(note, label.damagedText());
  } else if (Object.keys(edit).length > 0) {
    void keeper.write();
  }
  return remove;
}
