const TOOLS = ['ladder', 'drill', 'saw', 'rake', 'spade', 'bucket', 'wrench', 'chisel', 'clamp'];
const OPENINGS = ['Oslo', 'Rome', 'Lima', 'Cairo', 'Delhi', 'Osaka', 'Quito'];

interface Shape {
  /** Words of each sentence, paragraph by paragraph. */
  paragraphs: number[][];
  /** One sentence in so many has a connective. */
  joinedEvery?: number;
  /** The word with which every sentence begins; otherwise no two in a row begin alike. */
  opening?: string;
}

/** Text of a given rhythm. */
export function compose({paragraphs, joinedEvery = 4, opening}: Shape): string {
  let index = 0;
  return paragraphs
    .map(lengths =>
      lengths
        .map(length => {
          index += 1;
          const first = opening ?? OPENINGS[index % OPENINGS.length] ?? '';
          return sentence(length, first, index % joinedEvery === 0);
        })
        .join(' '),
    )
    .join('\n\n');
}

function sentence(length: number, opening: string, isJoined: boolean): string {
  const words = Array.from({length: length - 1}, (_, index) => TOOLS[index % TOOLS.length] ?? '');
  if (isJoined) {
    words[1] = 'because';
  }
  return `${[opening, ...words].join(' ')}.`;
}
