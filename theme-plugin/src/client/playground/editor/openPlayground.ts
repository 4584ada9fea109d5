import siteConfig from '@generated/docusaurus.config';
import type {Edit} from '../../../playground/shared/address';
import type {Checks, Sample} from '../../../playground/shared/Sample';
import {announce} from '../../common/announce';
import type {CheckBar} from '../check/checkBar';
import type {Runner} from '../run/runSample';
import {createCodeEditor} from './codeEditor';
import {addressOf, clearAddress, editOf, replaceAddress, type BlockHash} from './editAddress';
import {createElement, createTextButton} from './element';
import {createFileTabs} from './fileTabs';
import {keepAboveKeyboard} from './keepAboveKeyboard';
import * as label from './labels';
import {createOutputView} from './outputView';
import styles from './playground.module.css';
import {createPreviewView} from './previewView';
import {runAndShow} from './runView';

/** How long the reader pauses before the edit is written to the address, and run again, in ms. */
const PAUSE_MS = 600;

const EDITING = 'data-editing';

export interface PlaygroundOptions {
  /** The code block, which the editor replaces. */
  readonly block: HTMLElement;
  readonly hash: BlockHash;
  readonly sample: Sample;
  /** From the address, or from before the editor was closed; undefined if the address was damaged. */
  readonly edit: Edit | undefined;
  /** Called with the edit when the reader closes the editor. */
  readonly onClose: (edit: Edit) => void;
}

/** Opens a block's editor in its place. Returns what removes it without the reader's doing. */
export function openPlayground({
  block,
  hash,
  sample,
  edit,
  onClose,
}: PlaygroundOptions): () => void {
  const start = sample.files.map(file =>
    edit && Object.hasOwn(edit, file.name) ? (edit[file.name] ?? '') : file.text,
  );
  let runner: Promise<Runner> | undefined;
  let timer = 0;
  let runs = 0;
  let isStale = false;
  let writes = 0;
  let check: CheckBar | undefined;

  const loadRunner = () => {
    runner ??= import(/* webpackChunkName: "intent-playground-run" */ '../run/runSample').then(
      ({createRunner}) =>
        createRunner(siteConfig.baseUrl, {element: preview.element, title: label.previewLabel()}),
    );
    runner.catch(() => {
      runner = undefined;
    });
    return runner;
  };

  const host = createElement('div', {class: styles.host});
  const note = createElement('p', {class: styles.note});
  const output = createOutputView();
  const preview = createPreviewView();
  const run = createTextButton(label.runLabel(), `${styles.button} ${styles.run}`, () => {
    void runNow(true);
  });
  const editor = createCodeEditor(host, {
    files: sample.files.map(({name}, index) => ({name, text: start[index] ?? ''})),
    labelOf: label.editorLabel,
    hiddenHeight: () => document.documentElement.clientHeight - bar.getBoundingClientRect().top,
    onEscape: () => run.focus(),
    onRun: () => void runNow(true),
    onChange: onEdit,
  });

  function editedSample(): Sample {
    const texts = editor.texts();
    const files = sample.files.map((file, index) => ({...file, text: texts[index] ?? ''}));
    return {...sample, files};
  }

  /** Few samples are exercises, so what they need comes on its own. */
  async function addChecks(checks: Checks): Promise<void> {
    const {createCheckBar} = await import(
      /* webpackChunkName: "intent-playground-check" */ '../check/checkBar'
    );
    check = createCheckBar(checks, editedSample);
    run.after(check.button);
    note.after(check.results);
  }

  function say(text: string): void {
    note.textContent = text;
    if (text !== '') {
      announce(text);
    }
  }

  function runNow(isAnnounced: boolean): Promise<void> {
    runs += 1;
    isStale = false;
    const own = runs;
    const isCurrent = () => own === runs && root.isConnected;
    return runAndShow({sample: editedSample(), editor, output, preview}, loadRunner, {
      isAnnounced,
      isCurrent,
    });
  }

  const currentEdit = () => editOf(sample.files, editor.texts());

  /** Packing an edit takes a while, and then there may be a later one, or the page may be gone. */
  function startWriting(): () => boolean {
    writes += 1;
    const own = writes;
    return () => own === writes && root.isConnected;
  }

  async function writeAddress(): Promise<void> {
    const difference = currentEdit();
    const isChanged = Object.keys(difference).length > 0;
    const isLatest = startWriting();
    const address = isChanged ? await addressOf(hash, difference) : undefined;
    if (!isLatest()) {
      return;
    }
    if (address === undefined) {
      clearAddress(hash);
    } else {
      replaceAddress(address);
    }
    const text = isChanged && address === undefined ? label.tooLongText() : '';
    if (text !== note.textContent) {
      say(text);
    }
  }

  function onEdit(): void {
    isStale = runs > 0;
    check?.expire();
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (root.isConnected) {
        void writeAddress();
        // The reader may have pressed "Run" in the meantime, and be using what it shows.
        void (isStale && runNow(false));
      }
    }, PAUSE_MS);
  }

  async function share(): Promise<void> {
    const isLatest = startWriting();
    const address = await addressOf(hash, currentEdit());
    if (!isLatest()) {
      return;
    }
    if (address === undefined) {
      say(label.tooLongText());
      return;
    }
    replaceAddress(address);
    const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error());
    copied.then(
      () => say(label.sharedText()),
      () => say(label.inAddressText()),
    );
  }

  function remove(): void {
    window.clearTimeout(timer);
    stopKeeping();
    root.remove();
    block.removeAttribute(EDITING);
    editor.destroy();
    check?.close();
    void runner?.then(
      each => each.close(),
      () => {},
    );
  }

  function close(): void {
    const left = currentEdit();
    remove();
    clearAddress(hash);
    onClose(left);
  }

  const tabs =
    sample.files.length > 1
      ? createFileTabs(
          sample.files.map(({name}) => name),
          host,
          editor.show,
        )
      : undefined;
  const bar = createElement(
    'div',
    {class: styles.bar},
    run,
    createTextButton(label.resetLabel(), styles.button, () =>
      editor.setTexts(sample.files.map(({text}) => text)),
    ),
    createTextButton(label.shareLabel(), styles.button, () => void share()),
    createTextButton(label.closeLabel(), styles.button, close),
    createElement('p', {class: styles.hint}, label.hint()),
  );
  const root = createElement(
    'div',
    {class: styles.playground, role: 'group', 'aria-label': label.groupLabel()},
    ...(tabs ? [tabs.list] : []),
    host,
    bar,
    note,
    createElement('div', {class: styles.results}, output.element, preview.element),
  );
  root.addEventListener('keydown', event => {
    // In the text, Escape has moved the focus to the bar already.
    if (event.key === 'Escape' && event.target !== host) {
      event.preventDefault();
      close();
    }
  });

  block.append(root);
  const stopKeeping = keepAboveKeyboard(bar);
  block.setAttribute(EDITING, '');
  editor.focus();
  if (sample.checks) {
    addChecks(sample.checks).catch(() => say(label.failedText()));
  }
  if (edit === undefined) {
    say(label.damagedText());
  } else if (Object.keys(edit).length > 0) {
    void writeAddress();
  }
  return remove;
}
