import {stem} from '../engine/stem';
import type {TermReader} from './createTermReader';
import type {PageRecords} from './extractRecords';

/**
 * Where a page has its keywords: headings and sentences with the words that neither its beginning nor its description
 * has. Keywords aren't written for readers, so a result shows these lines instead.
 */
export function keywordLines(
  {keywords, description}: Pick<PageRecords, 'keywords' | 'description'>,
  [head, ...sections]: PageRecords['sections'],
  termsOf: TermReader,
): string[] {
  const stemsOf = (text: string) => Array.from(new Set(termsOf(text)), stem);
  const known = new Set(stemsOf([head?.title, head?.text, description].join('\n')));
  const lines = sections
    .flatMap(({title, text}) => [title, ...text.split('\n').flatMap(sentencesOf)])
    .map(line => ({line, stems: new Set(stemsOf(line))}));
  const firstWith = (wanted: readonly string[]) =>
    lines.find(({stems}) => wanted.every(word => stems.has(word)));
  const found = keywords.flatMap(keyword => {
    const missing = stemsOf(keyword).filter(word => !known.has(word));
    const whole = missing.length > 0 && firstWith(missing);
    return whole || missing.map(word => firstWith([word]));
  });
  return Array.from(new Set(found.flatMap(each => each?.line ?? [])));
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?。])\s+/u);
