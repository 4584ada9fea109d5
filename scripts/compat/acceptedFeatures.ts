/** The start of the name of the chunk with CodeMirror and the parser of the editor. */
const EDITOR = 'build/assets/js/vendors-node_modules_codemirror';

const OWN_METHOD = 'It is a method of its own with the same name.';
const GUARDED_EDIT =
  'The editor calls it only where it exists: otherwise, it reads changes of text.';
const GUARDED_IDLE =
  'The editor calls it only where it exists: otherwise, a timer colors long texts.';

/**
 * What the site uses although some browsers of `browserslist` don't have it, and what readers see there. A reason may
 * hold for certain files only: a new use in another file needs a look at its own effect. The theme's README has the
 * table.
 */
export const ACCEPTED: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  ':has()': {
    'src/components/diagrams/diagram.lazy.module.css': 'The list stays below the drawing.',
    'src/components/tutorial/partHeader.lazy.module.css': 'There is no thread in the margin.',
    'theme-plugin/theme/src/client/codeBlock/tools.module.css':
      'Buttons stand in the header of each block.',
    'theme-plugin/theme/src/client/css/article.css':
      'The browser lays out what is out of view, too.',
    'theme-plugin/theme/src/client/css/base.css':
      'Links to other sites have no arrow, and the reading bar may cover the heading that a link leads to.',
    'theme-plugin/theme/src/client/errorPage/errorBox.module.css':
      'The notice covers the end of the page.',
    'theme-plugin/search/src/ui/search.lazy.css':
      'Hints on keys that do nothing are shown, too, and matches in paths are marked in every row.',
    'theme-plugin/theme/src/theme/Admonition/Layout/styles.module.css':
      'The text starts below the icon.',
    'theme-plugin/theme/src/theme/BackToTopButton/styles.module.css':
      'The button stays over the contents.',
    'theme-plugin/theme/src/client/codeBlock/CodeBlock.module.css':
      'Signs of a diff stand closer to its code.',
    'theme-plugin/theme/src/theme/Details/styles.module.css': 'Two lines stand above the heading.',
    'theme-plugin/theme/src/theme/DocBreadcrumbs/styles.module.css': 'The gap is 6 px wider.',
    'theme-plugin/theme/src/theme/Navbar/Content/styles.module.css':
      'A failed drawer leaves the links at the foot.',
    'theme-plugin/theme/src/client/tabs/Tabs.lazy.module.css': 'Tabs of code look like other tabs.',
  },
  '@media (scripting)': 'What needs scripts is shown without them, too, and the other way round.',
  'color-mix()': 'Some surfaces and lines have no tint.',
  // Details of looks
  'text-wrap': 'Lines break as they come.',
  'scrollbar-gutter': 'The text moves a little when a scrollbar appears.',
  'scrollbar-width': 'Scrollbars are wider.',
  'box-decoration-break': 'Inline code has square ends where a line breaks.',
  '::marker': 'Markers keep their own look.',
  'accent-color': 'Checkboxes keep the color of the system.',
  ':dir()': 'The line of the current item stands on the other side.',
  'forced-color-adjust': 'The system decides on colors in its own contrast modes.',
  'text-size-adjust': 'Phones decide on the size of text.',
  '-webkit-tap-highlight-color': 'A tap has the highlight of the system.',
  'float: inline-start': 'The build writes left and right.',
  // Motion
  '::details-content': 'Closed details are not printed.',
  'animation-timeline': 'There is no line of progress.',
  // Speed
  'content-visibility': 'The browser lays out what is out of view, too.',
  'contain-intrinsic-block-size': 'The browser lays out what is out of view, too.',
  // Print
  'break-after: avoid': 'A heading may end a printed page.',
  'page-break-after: avoid': 'A heading may end a printed page.',
  orphans: 'A paragraph may leave one line behind on a printed page.',
  widows: 'A paragraph may leave one line behind on a printed page.',
  // Scripts
  'new ClipboardItem()':
    'It is called only where it exists: without it, text is copied once it has loaded.',
  'requestIdleCallback()': 'It is called only where it exists: otherwise, a timer does its work.',
  'startViewTransition()': 'React calls it only for a component that this site has none of.',
  'skipTransition()': 'React calls it only for a component that this site has none of.',
  ...Object.fromEntries(
    [
      'EditContext()',
      'updateSelection()',
      'updateCharacterBounds()',
      'getTextFormats()',
      'updateSelectionBounds()',
      'updateText()',
    ].map(feature => [feature, {[EDITOR]: GUARDED_EDIT}]),
  ),
  ...Object.fromEntries(
    ['cancelIdleCallback()', 'isInputPending()', 'timeRemaining()'].map(feature => [
      feature,
      {[EDITOR]: GUARDED_IDLE},
    ]),
  ),
  'getComposedRanges()': {
    [EDITOR]:
      'The editor calls it only where it exists: otherwise, it reads the selection as before.',
  },
  ...Object.fromEntries(
    ['getViewport()', 'isError()', 'getName()'].map(feature => [feature, {[EDITOR]: OWN_METHOD}]),
  ),
  'captureStackTrace()': {
    'build/assets/playground/testing-library-react':
      'An error of the sample has no trace of the library.',
  },
  'groupBy()': {'build/assets/playground/redux-undo': OWN_METHOD},
  'toSorted()': {
    'build/apps/': 'The apps of the tutorials fail in Chrome 109, the only version without it.',
  },
};

/**
 * Whether a feature is accepted.
 *
 * @param file - path of the file from the root. Without it, a feature is accepted if it is in any file.
 */
export function isAccepted(feature: string, file?: string): boolean {
  const reasons = Object.hasOwn(ACCEPTED, feature) ? ACCEPTED[feature] : undefined;
  return (
    reasons !== undefined &&
    (file === undefined ||
      typeof reasons === 'string' ||
      Object.keys(reasons).some(place => file.startsWith(place)))
  );
}
