import {breakIdentifiers} from '@site/theme-plugin/src/client/toc/breakIdentifiers';

it.each([
  ['<code>createEntityAdapter</code>', '<code>create<wbr>Entity<wbr>Adapter</code>'],
  ['Use <code>store.dispatch(action)</code>', 'Use <code>store<wbr>.dispatch(<wbr>action)</code>'],
  ['<code>Tuple&lt;T&gt;</code>', '<code>Tuple&lt;T&gt;</code>'],
  ['<code>[Symbol.observable]()</code>', '<code>[Symbol<wbr>.observable]\u2060()</code>'],
  ['Redux DevTools', 'Redux DevTools'],
  ['replaceReducer(nextReducer)', '<code>replace<wbr>Reducer(<wbr>next<wbr>Reducer)</code>'],
  ['Why not legacy_createStore?', 'Why not legacy_<wbr>create<wbr>Store?'],
  [
    'Require a <b class="a-b">signed-in</b> one',
    'Require a <b class="a-b">signed-\u2060in</b> one',
  ],
  ['JavaScript (and TypeScript)', 'JavaScript (and TypeScript)'],
])('%s becomes %s', (html, broken) => {
  expect(breakIdentifiers(html)).toBe(broken);
});
