/** Class names, and the nesting of classes that both have. */
export type Aspect = 'classes' | 'places';

/** What only one of them has, and the reason for it. */
type Reasons = Readonly<Record<string, string>>;

interface Difference {
  readonly theirs: Reasons;
  readonly ours: Reasons;
}

const GRID =
  'accessibility: rows with buttons are rows of a grid, with a link and buttons in its cells';
const OPTION = 'accessibility: an option holds nothing interactive, so the row itself is the link';
const ACTIVE = 'accessibility: only the row that Enter opens shows the key';
const PICTURE = 'accessibility: a picture that says nothing which the words do not say';
const KEYS = 'accessibility: keys are text, which is read out and grows with the font';
const SIZE = 'accessibility: the hints have the size of small text, and grow with it';
const CONTENTS = 'specification: the contents of the dialog, and their labels';
const STALLED = 'specification: it shows once a search is stalled, after 300 ms';
const NAMES = 'accessibility: the name is an attribute of the search box';
const HELP = 'accessibility: the screen scrolls as one, so that its words may grow';

const COMMON: Readonly<Record<Aspect, Difference>> = {
  classes: {
    theirs: {
      'DocSearch-Commands-Key': SIZE,
      'DocSearch-Hit-Container': OPTION,
      'DocSearch-Hit-Tree': PICTURE,
      'DocSearch-Hit-action': GRID,
      'DocSearch-HitsFooter':
        'accessibility: a list box may contain only options, so its footer is outside of it',
      'DocSearch-Label': SIZE,
      'DocSearch-Logo': CONTENTS,
      'DocSearch-Screen-Icon': PICTURE,
      'DocSearch-VisuallyHiddenForAccessibility': NAMES,
    },
    ours: {
      'DocSearch-Hit-cell': GRID,
      'DocSearch-Hit-line': 'accessibility: rows stay where they are while keys go through them',
      'DocSearch-Hit-link': GRID,
      'DocSearch-Hit-path': 'accessibility: it distinguishes pages that have the same title',
      'DocSearch-SearchBar-Container': 'accessibility: it shows the focus of the search box',
    },
  },
  places: {
    theirs: {'DocSearch-Hit-Select-Icon in DocSearch-Hit--Child': ACTIVE},
    ours: {
      'DocSearch-NoResults in DocSearch-Help': HELP,
      'DocSearch-SearchBar in DocSearch-Form': 'accessibility: the landmark is the whole row',
      'DocSearch-Title in DocSearch-Help': HELP,
    },
  },
};

/** What a version has in addition. */
function and(more: Partial<Record<Aspect, Partial<Difference>>>): Record<Aspect, Difference> {
  const merge = (aspect: Aspect): Difference => ({
    theirs: {...COMMON[aspect].theirs, ...more[aspect]?.theirs},
    ours: {...COMMON[aspect].ours, ...more[aspect]?.ours},
  });
  return {classes: merge('classes'), places: merge('places')};
}

/** Where our modal differs from each version's, and why. */
export const DIFFERENCES = {
  3: and({
    classes: {theirs: {'DocSearch-LoadingIndicator': STALLED}},
    places: {
      ours: {'DocSearch-Cancel in DocSearch-Form': 'accessibility: the landmark is the whole row'},
    },
  }),
  4: and({
    classes: {
      theirs: {
        'DocSearch-Action': CONTENTS,
        'DocSearch-Actions': CONTENTS,
        'DocSearch-Clear': CONTENTS,
        'DocSearch-Close': CONTENTS,
        'DocSearch-Divider': CONTENTS,
        'DocSearch-Escape-Key': KEYS,
      },
      ours: {'DocSearch-Cancel': CONTENTS, 'DocSearch-Reset': CONTENTS},
    },
  }),
};
