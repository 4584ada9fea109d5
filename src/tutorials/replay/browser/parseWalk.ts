/** Something that a reader does or sees in the browser. */
export interface WalkStep {
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

const WITH_VALUE = /^(?<text>.+?) with (?<value>.+)$/;

/**
 * Parses a checkpoint's `walk` attribute, such as `fill Title with Low Sun; press Add; see Low Sun; reload`.
 *
 * @throws {Error} if a step starts with an unknown verb or lacks its text
 */
export function parseWalk(walk: string): WalkStep[] {
  return walk.split(';').map(part => {
    const [verb = '', ...words] = part.trim().split(' ');
    const text = words.join(' ');
    if (!isVerb(verb) || (text === '') !== (verb === 'reload')) {
      throw new Error(`a walk has no step "${part.trim()}": start it with ${VERBS.join(', ')}`);
    }
    if (verb !== 'fill' && verb !== 'choose') {
      return {verb, text};
    }
    const {text: name, value} = WITH_VALUE.exec(text)?.groups ?? {};
    if (name === undefined || value === undefined) {
      throw new Error(`"${part.trim()}" lacks its value: write ${verb} Title with Low Sun`);
    }
    return {verb, text: name, value};
  });
}

function isVerb(word: string): word is Verb {
  return VERBS.includes(word);
}
