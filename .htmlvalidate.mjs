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
  extends: ['html-validate:recommended'],
  // theme-classic writes each line of code as a <div> inside <code>, so that it can be numbered and highlighted.
  elements: ['html5', {code: {permittedContent: ['@phrasing', 'div']}}],
  plugins: [writtenOut],
  transform: {'\\.html$': 'written-out'},
  rules: {
    // Written out in full, every attribute has a value: <script defer=""> is <script defer>.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Core names its root elements __docusaurus and __docusaurus_skipToContent_fallback; HTML5 allows that.
    'valid-id': ['error', {relaxed: true}],
    // Prism gives each token its color, and blank lines their display, as a style.
    'no-inline-style': [
      'error',
      {
        allowedProperties: [
          '--prism-background-color',
          '--prism-color',
          'background-color',
          'color',
          'display',
          'font-style',
          'font-weight',
        ],
      },
    ],
    // theme-classic's icon of external links is an <svg> with a name.
    'aria-label-misuse': ['error', {elements: {exclude: ['svg']}}],
    // theme-classic's announcement bar is a <div role="banner">, its sidebar categories are <a role="button">.
    'prefer-native-element': ['error', {exclude: ['banner', 'button']}],
  },
});
