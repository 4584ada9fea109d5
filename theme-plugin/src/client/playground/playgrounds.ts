import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import {isEditHash, readEditHash, type Edit} from '../../playground/shared/address';
import {PLAYGROUND_ATTRIBUTE} from '../../playground/shared/constants';
import {announce} from '../common/announce';
import {blocksByName} from '../codeBlock/lines/blockNames';
import {bringIntoView} from '../codeBlock/lines/bringIntoView';
import {EDIT_EVENT, INTENT_EVENT} from '../codeBlock/editButton';
import {readSample} from './readSample';

const loadEditor = () =>
  import(/* webpackChunkName: "intent-playground" */ './editor/openPlayground');

/** Blocks whose editor is open or on its way. */
const open = new WeakSet<HTMLElement>();

async function edit(name: string, block: HTMLElement, change: Edit | undefined): Promise<void> {
  if (open.has(block)) {
    return;
  }
  open.add(block);
  const onClose = () => {
    open.delete(block);
    block.querySelector<HTMLElement>(`[${PLAYGROUND_ATTRIBUTE}-button]`)?.focus();
  };
  try {
    const [{openPlayground}, sample] = await Promise.all([
      loadEditor(),
      readSample(block, siteConfig.baseUrl),
    ]);
    openPlayground({block, name, sample, edit: change, onClose});
  } catch {
    open.delete(block);
    announce(
      translate({
        id: 'folio.Playground.unavailable',
        message: 'The editor couldn’t be loaded. Try again once you’re online.',
        description: 'What a screen reader says if the editor of a code sample cannot be loaded',
      }),
    );
  }
}

function nameOf(block: HTMLElement): string {
  return Array.from(blocksByName()).find(([, element]) => element === block)?.[0] ?? '';
}

/** Follows the buttons of all blocks. Nothing is loaded before the reader is about to press one. */
export function followEditButtons(): void {
  document.addEventListener(INTENT_EVENT, () => void loadEditor().catch(() => {}));
  document.addEventListener(EDIT_EVENT, ({target}) => {
    if (target instanceof HTMLElement) {
      void edit(nameOf(target), target, {});
    }
  });
}

/** Opens the block in the page's address, if that has an edit. */
export async function openFromHash(hash: string): Promise<void> {
  if (isEditHash(hash)) {
    const {block: name, edit: change} = await readEditHash(hash);
    const block = blocksByName().get(name);
    if (block?.hasAttribute(PLAYGROUND_ATTRIBUTE)) {
      await edit(name, block, change);
      bringIntoView(block);
    }
  }
}
