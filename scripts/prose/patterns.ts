export interface Pattern {
  /** Its name in exceptions: `{/* prose-allow: headless-clause *\/}`. */
  name: string;
  /** A global pattern that's matched against a block of text: a paragraph, a heading, a list item, or a table cell. */
  find: RegExp;
  /** What to write instead. */
  advice: string;
  /** Whether it's only a warning, because it can also be right. */
  isWarning?: boolean;
}

/** Nouns before "of" that make "make … of" ordinary English, as in "make a copy of the array". */
const MADE_OF = String.raw`(?:use|copy|copies|sense|most|best|rest|half|part|parts|all|any|one|each|some|both|none|many|list|lists|version|versions|instance|instances|snapshot|snapshots|note|record|records|kind|kinds|type|types|number|independent|aware|because|instead|inside|outside)`;

/** Words before "address" that make it something other than a URL, or a verb. */
const NO_URL = String.raw`(?:e-?mail|IP|IPv[46]|MAC|memory|remote|street|postal|mailing|home|billing|shipping|delivery|to|not|help|helps|can|will|should|must|may|might|could|would|we|you|they)`;

/** Words after "a text" that form a real compound. */
const TEXTUAL = String.raw`(?: (?:input|field|box|area|file|node|editor|message|search|label|element|content|selection|format|version|alternative|matching)|-)`;

/**
 * Turns of phrase that read like a translation. Most of them describe software as people, or come from sentences whose
 * subject isn't a noun.
 */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'headless-clause',
    find: /(?:^(?![^.?!:]*:$)|(?<=[.:!?”] ))(?:Who|What|Whoever)\b(?!['’](?:s|re)| to\b)[^?!:]*?[.:](?= |$)/g,
    advice: 'a clause without a noun is the subject: name the thing, as in "The value that…"',
  },
  {
    name: 'stand',
    find: /(?<!-|as (?:it|they|things) )\b(?:stands?|stood|standing)\b(?!-| (?:for|in for|out|up|alone)\b)/gi,
    advice: 'write "is", "is defined in" or "belongs in"',
  },
  {
    name: 'vague-people',
    find: /\b(?:some|no|every|any)body\b/gi,
    advice: 'name the reader, the component or the other code',
  },
  {
    name: 'by-itself',
    find: /\bby (?:itself|themselves)\b/gi,
    advice: 'write "automatically" or "on its own", unless it means "alone"',
    isWarning: true,
  },
  {
    name: 'answer',
    find: /(?<!\bshort |\bquestions?\b[^.?!:]*)\banswer(?:s|ed|ing)?\b(?![^.?!:]*\bquestions?\b)/gi,
    advice: 'write "handle", "response" or "result", unless it belongs to a question',
    isWarning: true,
  },
  {
    name: 'talking-software',
    find: /\b(?:type|test|name|console|build|table|button|screen|form|page|slice|component|message|list|file|comparison|reducer|thunk|listener|state|mark|store|action|error|selector|hook|middleware|enhancer|field|endpoint|cache|event|picture|diagram)s? (?:says?|tells?|knows?|refuses?|asks?|minds?|forgets?|speaks?|promises?(?= (?:that|to|not|nothing|more)\b))\b/gi,
    advice: 'software does not speak or know: write "shows", "describes", "checks" or "rejects"',
  },
  {
    name: 'inverted-condition',
    find: /(?:^|(?<=[.:!?] ))(?:Where (?!(?:possible|needed|necessary|appropriate|applicable|available|to)\b)(?![^.!:]*\?)[^.?!:]*,|(?:Had|Were) (?:the|you|each|every|any)\b(?![^.!:]*\?))/g,
    advice: 'start the condition with "If" or "When"',
  },
  {
    name: 'make-of',
    find: new RegExp(
      [
        String.raw`\b(?:make|makes|making) (?!use\b)(?:[^.,;:|]{0,30} )?(?<!\b${MADE_OF} )of (?:it|them|several)\b`,
        String.raw`\b(?:make|makes|making) (?!(?:up|use|sure|the|this|these|your|its|their|it|them)\b)(?:[^.,;:|]{0,30} )?(?<!\b${MADE_OF} )of (?:all|each|the|that)\b`,
      ].join('|'),
      'gi',
    ),
    advice: 'write "turn … into", "combine" or "convert"',
  },
  {
    name: 'pointing-pronoun',
    find: /\b(?:that|those) of\b(?! course\b)/gi,
    advice: 'repeat the noun, as in "like the promise of the thunk"',
  },
  {
    name: 'missing-re',
    find: /\b(?:renders?|rendered|rendering|draws?|drawn|fetch(?:es|ed|ing)?|asks?|sent) (?:(?!and\b)\S+ ){0,4}?(?:again|anew)\b/gi,
    advice: 'write "re-render" or "refetch", the terms that readers search for',
    isWarning: true,
  },
  {
    name: 'is-there',
    find: /\b(?:is|are|was|were)(?:n['’]t)? (?:not |already )?there(?: already| yet)?(?=[.,:;]|$| (?:and|until)\b)/gi,
    advice: 'write "has loaded", "exists" or "is cached"',
  },
  {
    name: 'text-and-address',
    find: new RegExp(
      [
        String.raw`\b(?:an?|any|ISO) text\b(?!${TEXTUAL})`,
        String.raw`(?<!\b${NO_URL} )\baddress(?:es)?\b(?! (?:bar|the|this|these|it|a|an|both|common|all|most|many|how|why)\b)`,
      ].join('|'),
      'gi',
    ),
    advice: 'write "string" for a value, and "URL" or "path" for an address',
  },
];
