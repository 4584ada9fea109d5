const TOOLS = ['ladder', 'drill', 'saw', 'rake', 'spade', 'bucket', 'wrench', 'chisel', 'clamp'];
const OPENINGS = ['Oslo', 'Rome', 'Lima', 'Cairo', 'Delhi', 'Osaka', 'Quito'];

/** One sentence in so many; 0 means none. */
type Every = number;

interface Shape {
  /** The number of words of each sentence, paragraph by paragraph. */
  paragraphs: number[][];
  /** Have a connective that gives no reason. */
  joinedEvery?: Every;
  /** Give a reason, which is a connective, too. */
  causalEvery?: Every;
  /** Begin as people do when they go on talking. */
  openerEvery?: Every;
  /** Address the reader. */
  readerEvery?: Every;
  /** The word with which all other sentences begin; otherwise no two in a row begin alike. */
  opening?: string;
}

/** Text of a given rhythm: unless told otherwise, within every limit but those of the lengths. */
export function compose({
  paragraphs,
  joinedEvery = 4,
  causalEvery = 0,
  openerEvery = 6,
  readerEvery = 3,
  opening,
}: Shape): string {
  let index = 0;
  const isTurn = (every: Every): boolean => every > 0 && index % every === 0;
  return paragraphs
    .map(lengths =>
      lengths
        .map(length => {
          index += 1;
          const first = opening ?? OPENINGS[index % OPENINGS.length] ?? '';
          return sentence(length, isTurn(openerEvery) ? 'Then' : first, {
            1: isTurn(causalEvery) ? 'because' : isTurn(joinedEvery) ? 'if' : undefined,
            2: isTurn(readerEvery) ? 'you' : undefined,
          });
        })
        .join(' '),
    )
    .join('\n\n');
}

/** A sentence of tools, except for the words at the given places. */
function sentence(
  length: number,
  opening: string,
  given: Record<number, string | undefined>,
): string {
  const words = Array.from({length: length - 1}, (_, index) => TOOLS[index % TOOLS.length] ?? '');
  return `${[opening, ...words].map((word, at) => given[at] ?? word).join(' ')}.`;
}
