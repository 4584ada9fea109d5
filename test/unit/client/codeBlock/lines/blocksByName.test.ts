/** @jest-environment jsdom */
import {blocksByName} from '@site/theme-plugin/src/client/codeBlock/lines/blockNames';

const block = (id: string, title?: string) =>
  `<div class=theme-code-block id=${id}><div ${title ? '' : 'data-language=ts'}>${title ? '<div>Title <b>new</b></div>' : ''}</div><pre aria-label="${title ?? 'Code (ts)'}"><code>x</code></pre></div>`;

it('names blocks by their title, or by the heading above, and numbers repeated names', () => {
  document.body.innerHTML = [
    block('first'),
    '<h2 id=setup>Setup</h2>',
    block('store', 'src/app store.ts'),
    block('untitled'),
    '<h3>No id</h3>',
    block('second'),
    '<h3 id=more>More</h3>',
    block('again', 'src/app store.ts'),
    block('third'),
  ].join('');
  expect(Array.from(blocksByName(), ([name, {id}]) => [name, id])).toEqual([
    ['code', 'first'],
    ['src/app-store.ts', 'store'],
    ['setup-code', 'untitled'],
    ['setup-code-2', 'second'],
    ['src/app-store.ts-2', 'again'],
    ['more-code', 'third'],
  ]);
});
