import {instrument} from '@site/theme-plugin/theme/src/client/playground/run/instrument';
import {literalOf} from '@site/theme-plugin/theme/src/client/playground/run/literalOf';
import {dialectOf, parse} from '@site/theme-plugin/theme/src/client/playground/run/parse';
import {readPlaygroundBlocks} from '@site/src/samples/playground/readSamples';
import {literalOf as literalOfCheck} from '@site/src/samples/run/literalOf';
import {instrument as instrumentOfCheck, REPORTER} from '@site/src/samples/run/statedResults';

const blocks = readPlaygroundBlocks(process.cwd());

it('finds the results of every block where the sample check finds them', () => {
  let results = 0;
  for (const {block, name} of blocks) {
    const text = block.code.join('\n');
    const file = `${name}.${block.lang}`;
    const checked = instrumentOfCheck(file, text);
    const {code, stated} = instrument(text, parse(text, dialectOf(file)));
    expect(code.replaceAll('__stated', REPORTER)).toBe(checked.code);
    expect(stated.map(({texts}) => texts)).toEqual(checked.stated.map(({texts}) => texts));
    results += stated.length;
  }
  expect(results).toBeGreaterThan(500);
});

it('takes the same stated results for literals', () => {
  const texts = blocks.flatMap(({block}) => {
    const {stated} = instrumentOfCheck(`a.${block.lang}`, block.code.join('\n'));
    return stated.flatMap(each => [...each.texts, each.texts.join('\n')]);
  });
  for (const text of new Set(texts)) {
    expect([text, literalOf(text) ?? null]).toEqual([text, literalOfCheck(text)]);
  }
});

it.each([
  ...['a', 'f()', '{a}', '{[a]: 1}', '...a', '1, 2', '1) + (2', '[Function: a]', '{ type: x }'],
  ...['`${a}`', 'new Image()', 'new Map(a)', 'alert`1`', '1 + 1', '() => 1'],
])('takes %s for no literal', text => {
  expect(literalOf(text)).toBeUndefined();
});
