import type {Paragraph} from 'mdast';
import type {Marks} from '../Fence';

/** Returns a visible label for a block that readers shouldn't copy. */
export function warningLabels({avoid, expectError, throws}: Marks): Paragraph[] {
  const reasons = [
    avoid && 'Avoid',
    expectError && `Does not compile (${expectError.map(code => `TS${code}`).join(', ')})`,
    throws !== undefined && 'Throws an error',
  ].filter(reason => typeof reason === 'string');
  if (reasons.length === 0) {
    return [];
  }
  const className = ['sample-label', ...(avoid ? ['sample-label--avoid'] : [])];
  const text = reasons.join(': ').replace(/: ./g, start => start.toLowerCase());
  return [
    {
      type: 'paragraph',
      // Use bold, because the Markdown version of the page has no styles.
      children: [{type: 'strong', children: [{type: 'text', value: text}]}],
      data: {hName: 'p', hProperties: {className, 'data-search-exclude': ''}},
    },
  ];
}
