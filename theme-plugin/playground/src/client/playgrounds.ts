import siteConfig from '@generated/docusaurus.config';
import {blocksByName, editedTexts} from 'docusaurus-plugin-folio-pages/shared/codeBlocks';
import {offerRetry} from 'docusaurus-plugin-folio-pages/shared/loadFailure/offerRetry';
import {reveal} from 'docusaurus-plugin-folio-pages/shared/reveal';
import {blockOfHash, isEditHash, readEditHash, writeEditHash, type Edit} from '../shared/address';
import {RUNNABLE_CLASS} from '../shared/pageConstants';
import {readSample} from './readSample';
import {runLabel} from '../shared/runLabel';

const loadEditor = () =>
  import(/* webpackChunkName: "intent-playground" */ '../editor/openPlayground');

/** Loads the editor ahead of a press. If that fails, the press tries again. */
export const prepareEditor = (): void => void loadEditor().catch(() => {});

/** Blocks whose editor is open or on its way, with what removes it once its page is gone. */
const open = new Map<HTMLElement, () => void>();

/** What the reader changed before the editor was closed. */
const kept = new WeakMap<HTMLElement, Edit>();

const buttonOf = (block: HTMLElement) =>
  block.querySelector<HTMLElement>(`[data-playground-button]`);

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

/** Opens a block's editor for a reader, and may run the code, too. */
export function openBlock(block: HTMLElement, isRun: boolean): void {
  const name = Array.from(blocksByName()).find(([, element]) => element === block)?.[0] ?? '';
  void edit(name, block, kept.get(block) ?? {}, isRun);
}

/** Removes the editors of pages that the reader has left. */
export function closeGone(): void {
  for (const [block, remove] of open) {
    if (!block.isConnected) {
      remove();
      open.delete(block);
    }
  }
}

/** Opens the block in an address that has an edit. */
export async function openFromHash(hash: string): Promise<void> {
  const name = blockOfHash(hash);
  const change = (await readEditHash(hash)).edit;
  const block = blocksByName().get(name);
  if (block?.classList.contains(RUNNABLE_CLASS)) {
    reveal(block);
    await edit(name, block, change);
    block.scrollIntoView({behavior: 'instant'});
  }
}
