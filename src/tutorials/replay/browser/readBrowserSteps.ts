/** Something that a reader does or sees in the browser. */
export interface BrowserStep {
  verb: Verb;
  /** Text on the page, the name of a control, a path, or code. Empty for `reload`. */
  text: string;
  /** What's typed, for `fill`. */
  value?: string;
}

type Verb = 'see' | 'miss' | 'press' | 'fill' | 'choose' | 'open' | 'reload' | 'run';

const VERBS: readonly string[] = [
  'see',
  'miss',
  'press',
  'fill',
  'choose',
  'open',
  'reload',
  'run',
];

const WITH_VALUE = /^(?<name>.+?) with (?<value>.+)$/;

/**
 * Parses a checkpoint's browser steps, such as `fill Title with Low Sun; press Add; see Low Sun; reload`.
 *
 * @throws {Error} if a step starts with an unknown verb or lacks its text
 */
export function readBrowserSteps(text: string): BrowserStep[] {
  return text.split(';').map(part => {
    const [verb = '', ...words] = part.trim().split(' ');
    const rest = words.join(' ');
    if (!isVerb(verb) || (rest === '') !== (verb === 'reload')) {
      throw new Error(`"${part.trim()}" is no browser step: start it with ${VERBS.join(', ')}`);
    }
    if (verb !== 'fill' && verb !== 'choose') {
      return {verb, text: rest};
    }
    const {name, value} = WITH_VALUE.exec(rest)?.groups ?? {};
    if (name === undefined || value === undefined) {
      throw new Error(`"${part.trim()}" lacks its value: write ${verb} Title with Low Sun`);
    }
    return {verb, text: name, value};
  });
}

function isVerb(word: string): word is Verb {
  return VERBS.includes(word);
}
