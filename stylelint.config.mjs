/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules are read as properties in TypeScript; DocSearch-* are public names of the field.
    'selector-class-pattern': null,
    // Groups of tokens are set apart by blank lines, which this rule would forbid.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    // Steps below the base size are named --step--1 and --step--2.
    'custom-property-pattern': null,
    // A later, less specific rule is in order where it stands in another state or medium.
    'no-descending-specificity': null,
    // Some browsers count the scrollbar in: the page would move when a dialog takes it away.
    'unit-disallowed-list': ['vw', 'vi', 'vmin', 'vmax', 'svw', 'lvw', 'dvw'],
    // The order of the layers is in tokens.css, in one place.
    'declaration-property-value-allowed-list': {'z-index': ['/^var\\(--z-/']},
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
  },
};
