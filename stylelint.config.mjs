import {tsImport} from 'tsx/esm/api';

const {browserSupport} = await tsImport('./scripts/lint/browserSupport.ts', import.meta.url);

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [browserSupport],
  rules: {
    // Against the production list of browserslist in package.json.
    'site/browser-support': true,
    // Classes of CSS modules are properties in TypeScript, and DocSearch-* classes are public API.
    'selector-class-pattern': null,
    // Blank lines separate groups of tokens, which this rule would forbid.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    // Steps below the base size are named --step--1 and --step--2.
    'custom-property-pattern': null,
    // A less specific rule may come later if it applies to another state or medium.
    'no-descending-specificity': null,
    // Some browsers include the scrollbar in these units, so the page would shift when a dialog hides it.
    'unit-disallowed-list': ['vw', 'vi', 'vmin', 'vmax', 'svw', 'lvw', 'dvw'],
    // Text may run from right to left: use `inline-start` and the like.
    'property-disallowed-list': ['/^(?!--)(.*-)?(left|right)(-|$)/'],
    'declaration-property-value-disallowed-list': {
      '/^(float|clear|text-align)$/': ['left', 'right'],
    },
    // The stacking order is defined in one place, tokens.css.
    'declaration-property-value-allowed-list': {'z-index': ['/^var\\(--z-/']},
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
  },
};
