import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {ask, click, forgiveFaults, open, see} from '../Reader';
import type {Actions, Reader} from '../Reader';
import {COUNTER, HOSTILE} from './playgroundSamples';

const ROUTE = '/api/store';
/** Pages with samples that are run as they are. */
const ROUTES = [ROUTE, '/api/createstore', '/usage/deriving-data-selectors'];
const BLOCK = '.folio-playground:not(details:not([open]) *)';
/** The block whose editor is open. */
const EDITED = '.theme-code-block[data-editing]';

/** The root of the open editor, which is in a shadow tree. */
const EDITOR = `[...document.querySelectorAll('${EDITED} *')].find(element => element.shadowRoot)?.shadowRoot`;
const MARKS = `[...(${EDITOR}?.querySelectorAll('.cm-mark') ?? [])].map(mark => mark.dataset.text)`;

const PREVIEW = `find('${EDITED} iframe[title=Preview]')`;

/** How many blocks are run as they are. */
const BLOCKS = 10;

/** The addresses of edits, each of which replaces the text of a page's first block. */
async function addressesOf(reader: Reader, texts: readonly string[]): Promise<string[]> {
  await open(reader, ROUTE);
  await openEditor(reader, 0);
  await reader.engine.type('//');
  await see(reader, `location.hash.startsWith('#edit=')`);
  const hash = await ask<string>(reader, 'location.hash');
  const block = hash.slice(0, hash.lastIndexOf('.'));
  const written = inflateRawSync(Buffer.from(hash.slice(block.length + 1), 'base64url'));
  const [file = ''] = Object.keys(JSON.parse(written.toString()));
  return texts.map(text => {
    const packed = deflateRawSync(JSON.stringify({[file]: text})).toString('base64url');
    return `${ROUTE}${block}.${packed}`;
  });
}

async function openEditor(reader: Reader, place: number) {
  const block = `[...document.querySelectorAll('${BLOCK}')][${place}]`;
  await reader.engine.run(`${block}.scrollIntoView({block: 'center', behavior: 'instant'})`);
  await see(reader, `${block}.querySelector('[data-playground-button]')`);
  await reader.engine.run(`${block}.querySelector('pre').click()`);
  await see(reader, `${EDITOR}?.activeElement?.matches('[role=textbox]')`);
}

const run = (reader: Reader) => click(reader, `${EDITED} button`, 'Run');
const output = `find('${EDITED} [role=group][aria-label=Output]')?.textContent`;

/** Samples that are edited and run in place. */
export const playgroundActions: Actions = {
  async 'samples give the results that they state'(reader) {
    let left = BLOCKS;
    for (const route of ROUTES) {
      await open(reader, route);
      const blocks = await ask<number>(reader, `document.querySelectorAll('${BLOCK}').length`);
      for (let place = 0; place < blocks && left > 0; place++, left--) {
        await open(reader, route);
        await openEditor(reader, place);
        await run(reader);
        await see(reader, `/\\S/.test(${output} ?? '') && !${output}.includes('Running…')`);
        const marks = await ask<string[]>(reader, MARKS);
        if (marks.some(mark => mark !== '✓')) {
          throw new Error(`Sample ${place + 1} of ${route}: ${marks.join(', ')}`);
        }
      }
    }
    if (left > 0) {
      throw new Error(`There are ${left} samples too few.`);
    }
  },
  async 'a sample is edited by keyboard, and Escape leaves it'(reader) {
    await open(reader, ROUTE);
    await openEditor(reader, 0);
    await reader.engine.press('Control', 'a');
    await reader.engine.type('1 + 1 // => 3');
    await run(reader);
    await see(reader, `${MARKS}.includes('✗ 2')`);
    await reader.engine.run(`${EDITOR}.querySelector('[role=textbox]').focus()`);
    await reader.engine.press('Escape');
    await see(reader, `!(${EDITOR}?.activeElement)`);
  },
  async 'a React sample shows a preview that answers'(reader) {
    const [address = ''] = await addressesOf(reader, [COUNTER]);
    await open(reader, '/faq');
    await open(reader, address);
    await see(reader, `${EDITOR}?.querySelector('[role=textbox]')`);
    await run(reader);
    await see(reader, `(${output} ?? '').includes('Done.')`);
    // The page can't look into the frame, but it gets the height of what's in there.
    await see(reader, `${PREVIEW}?.getBoundingClientRect().height >= 200`);
    await click(reader, `${EDITED} iframe[title=Preview]`);
    await see(reader, `(${output} ?? '').includes('count 1')`);
    await click(reader, `${EDITED} iframe[title=Preview]`);
    await see(reader, `(${output} ?? '').includes('count 2')`);
  },
  async 'hostile samples stay in their cell'(reader) {
    const texts = Object.keys(HOSTILE);
    const addresses = await addressesOf(reader, texts);
    for (const [place, address] of addresses.entries()) {
      await open(reader, '/faq');
      await open(reader, address);
      await see(reader, `${EDITOR}?.querySelector('[role=textbox]')`);
      // The page may still be bringing the editor into view, so a click at a point could miss.
      await reader.engine.run(
        `[...document.querySelectorAll('${EDITED} button')].find(button => button.textContent === 'Run').click()`,
      );
      const seen = HOSTILE[texts[place] ?? ''] ?? '';
      await see(reader, `(${output} ?? '').includes(${JSON.stringify(seen)})`);
      await see(reader, `document.title === 'Store | Redux'`);
      // What the policy has blocked is what the sample tried.
      await forgiveFaults(reader);
    }
  },
};
