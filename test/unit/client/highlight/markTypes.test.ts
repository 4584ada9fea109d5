/** @jest-environment jsdom */
import {highlight} from '@site/theme-plugin/src/client/highlight/highlight';
import {writeTypeRanges} from '@site/theme-plugin/src/shared/code/typeRanges';
import {sourceOf} from '../../shared/code/support/sourceOf';

const TYPED = `// highlight-start
interface Bed {
  dry: boolean
}

// highlight-end
export function water({
  dry,
}: Bed): Bed {
  return {dry} as Bed
}`;

const SHOWN = TYPED.replaceAll(/\/\/ highlight.*\n/g, '');
const PLAIN = `export function water({ dry, }) {
  return {dry}
}`;

/** The text of each range that's left out, in order. */
function rangesOf(parts: [text: string, isSpace: boolean][]) {
  let position = 0;
  return parts.map(([text, isSpace]) => {
    const start = SHOWN.indexOf(text, position);
    position = start + text.length;
    return {start, end: position, isSpace};
  });
}

const META = writeTypeRanges(
  rangesOf([
    ['interface Bed {\n  dry: boolean\n}\n\n', false],
    ['\n ', false],
    ['\n', true],
    [': Bed', false],
    [': Bed', false],
    [' as Bed', false],
  ]),
);

function textWithout(html: string, className: string): string {
  const page = new DOMParser().parseFromString(`<code>${html}</code>`, 'text/html');
  page.querySelectorAll(`.${className}`).forEach(part => part.remove());
  return page.querySelector('code')?.textContent ?? '';
}

describe.each([
  ['plain lines', sourceOf(SHOWN, {metastring: META})],
  ['numbered lines', sourceOf(SHOWN, {metastring: META, isNumbered: true})],
  ['marked lines', sourceOf(TYPED, {metastring: META})],
])('code with types, %s', (_name, source) => {
  const html = highlight(source);

  it('is the TypeScript without the text that replaces joined lines', () => {
    expect(textWithout(html, 'only-plain')).toBe(SHOWN);
  });

  it('is the JavaScript with the types left out, including line breaks', () => {
    expect(textWithout(html, 'only-types')).toBe(PLAIN);
  });
});

it('leaves code alone if its ranges reach beyond its end', () => {
  const html = highlight(sourceOf('let a', {metastring: 'types=3.900,4.2'}));
  expect(textWithout(html, 'none')).toBe('let a');
});
