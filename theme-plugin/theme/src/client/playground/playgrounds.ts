import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import {
  blockOfHash,
  canPackEdits,
  isEditHash,
  readEditHash,
  writeEditHash,
  type Edit,
} from '../../playground/shared/address';
import {PLAYGROUND_ATTRIBUTE} from '../../playground/shared/attribute';
import {announce} from '../common/announce';
import {offerRetry} from 'docusaurus-theme-folio-search/client/loadFailure/offerRetry';
import {blocksByName} from '../codeBlock/lines/blockNames';
import {bringIntoView} from '../codeBlock/lines/bringIntoView';
import {reveal} from '../common/reveal';
import {EDIT_EVENT, INTENT_EVENT} from '../codeBlock/runButton';
import {runLabel} from '../codeBlock/runLabel';
import {editedTexts, showNote} from '../codeBlock/copyCode';
import {readSample} from './readSample';

const loadEditor = () =>
  import(/* webpackChunkName: "intent-playground" */ './editor/openPlayground');

/** Blocks whose editor is open or on its way, with what removes it once its page is gone. */
const open = new Map<HTMLElement, () => void>();

/** What the reader changed before the editor was closed. */
const kept = new WeakMap<HTMLElement, Edit>();

const buttonOf = (block: HTMLElement) =>
  block.querySelector<HTMLElement>(`[${PLAYGROUND_ATTRIBUTE}-button]`);

function say(block: HTMLElement, text: string): void {
  showNote(block, text);
  announce(text);
}

/** @param change - undefined if the edit in the address was damaged */
async function edit(
  name: string,
  block: HTMLElement,
  change: Edit | undefined,
  isRun = false,
): Promise<void> {
  if (open.has(block)) {
    return;
  }
  if (!canPackEdits()) {
    say(
      block,
      translate({
        id: 'folio.Playground.unsupported',
        message: 'To edit code, you need Chrome 103, Firefox 113, Safari 16.4, or later.',
        description: 'What a code block says in a browser that is too old for the editor',
      }),
    );
    return;
  }
  open.set(block, () => {});
  buttonOf(block)?.setAttribute('aria-busy', 'true');
  try {
    const [{openPlayground}, sample] = await Promise.all([
      loadEditor(),
      readSample(block, siteConfig.baseUrl),
    ]);
    if (!block.isConnected) {
      open.delete(block);
      return;
    }
    showNote(block, undefined);
    const onClose = (left: Edit) => {
      open.delete(block);
      kept.set(block, left);
      buttonOf(block)?.focus();
    };
    const hash = {
      write: (written: Edit) => writeEditHash(name, written),
      isOwn: (text: string) => isEditHash(text) && blockOfHash(text) === name,
    };
    open.set(
      block,
      openPlayground({
        block,
        shownTexts: editedTexts,
        hash,
        sample,
        edit: change,
        isRun,
        onClose,
      }),
    );
  } catch (error) {
    open.delete(block);
    void offerRetry(runLabel(), error, () => void edit(name, block, change, isRun));
  } finally {
    buttonOf(block)?.removeAttribute('aria-busy');
  }
}

function nameOf(block: HTMLElement): string {
  return Array.from(blocksByName()).find(([, element]) => element === block)?.[0] ?? '';
}

/** Follows the buttons of all blocks. Nothing is loaded before the reader is about to press one. */
export function followEditButtons(): void {
  document.addEventListener(INTENT_EVENT, () => void loadEditor().catch(() => {}));
  document.addEventListener(EDIT_EVENT, event => {
    const {target} = event;
    if (target instanceof HTMLElement) {
      const isRun = event instanceof CustomEvent && event.detail === true;
      void edit(nameOf(target), target, kept.get(target) ?? {}, isRun);
    }
  });
}

/** Removes the editors of pages that the reader has left. */
function closeGone(): void {
  for (const [block, remove] of open) {
    if (!block.isConnected) {
      remove();
      open.delete(block);
    }
  }
}

/** Opens the block in the page's address, if that has an edit. Call it on each page and for each hash. */
export async function openFromHash(hash: string): Promise<void> {
  closeGone();
  if (isEditHash(hash)) {
    const name = blockOfHash(hash);
    const change = canPackEdits() ? (await readEditHash(hash)).edit : undefined;
    const block = blocksByName().get(name);
    if (block?.hasAttribute(PLAYGROUND_ATTRIBUTE)) {
      reveal(block);
      await edit(name, block, change);
      bringIntoView(block);
    }
  }
}
