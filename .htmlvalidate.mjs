import {defineConfig, definePlugin} from 'html-validate';
import {parse, serialize} from 'parse5';

/**
 * The build's minifier leaves out end tags and quotes wherever the standard allows it, and html-validate cannot
 * read that: to it, cells without `</td>` stand inside each other. So it gets the same document written out in full.
 */
const writtenOut = definePlugin({
  name: 'written-out',
  transformer: Object.assign(
    (/** @type {import('html-validate').Source} */ source) => [
      {...source, data: serialize(parse(source.data))},
    ],
    {api: /** @type {const} */ (1)},
  ),
});

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  plugins: [writtenOut],
  transform: {'\\.html$': 'written-out'},
  rules: {
    // Written out in full, every attribute has a value: <script defer=""> is <script defer>.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Core names its root elements __docusaurus and __docusaurus_skipToContent_fallback; HTML5 allows that.
    'valid-id': ['error', {relaxed: true}],
    // A block of code says how many lines it has, so that its height is known before it is laid out, and how long the first
    // one is. MDX writes the alignment of a table's columns in this way.
    'no-inline-style': [
      'error',
      {allowedProperties: ['--first', '--lines', 'display', 'text-align']},
    ],
    // The longest title of an article has 65 characters, and core adds the name of the site.
    'long-title': ['error', {maxlength: 75}],
    // A list may have a name, and the standard allows it: the footer's are named by their headings.
    'aria-label-misuse': ['error', {allowAnyNamable: true, elements: {exclude: ['svg']}}],
    // WebKit forgets that a table is one where CSS lays its cells out below each other, so such tables name their roles.
    'no-redundant-role': 'off',
    // The contents of an article stand in two places, of which the width of the window shows one; axe looks at what
    // is shown.
    'unique-landmark': 'off',
    // Every file comes from the site's own origin, and the Content Security Policy allows no other.
    'require-sri': 'off',
  },
});
