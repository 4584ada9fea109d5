const TOOLS = ['ladder', 'drill', 'saw', 'rake', 'spade', 'bucket', 'wrench', 'chisel', 'clamp'];
const OPENINGS = ['Oslo', 'Rome', 'Lima', 'Cairo', 'Delhi', 'Osaka', 'Quito'];

/** Every n-th sentence; 0 means none. */
type Every = number;

interface Shape {
  /** The number of words in each sentence, paragraph by paragraph. */
  paragraphs: number[][];
  /** Have a connective that gives no reason. */
  joinedEvery?: Every;
  /** Give a reason, which is a connective, too. */
  causalEvery?: Every;
  /** Start the way people do when they go on talking. */
  openerEvery?: Every;
  /** Address the reader. */
  readerEvery?: Every;
  /** The word that all other sentences start with. Without it, no two in a row start alike. */
  opening?: string;
}

/** Text with a given rhythm: by default, within every limit except those on length. */
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

/** A sentence about tools, except for the words in the given places. */
function sentence(
  length: number,
  opening: string,
  given: Record<number, string | undefined>,
): string {
  const words = Array.from({length: length - 1}, (_, index) => TOOLS[index % TOOLS.length] ?? '');
  return `${[opening, ...words].map((word, at) => given[at] ?? word).join(' ')}.`;
}
