import {checkPageLimits, checkSiteLimits} from '@site/src/samples/check/limits';
import {readMarks} from '@site/src/samples/pages/readMarks';
import type {Fence, Page} from '@site/src/samples/Fence';

/** A page of blocks on lines 10, 20, and so on, given by their info strings. */
function pageOf(infos: string[], code: string[] = ['one']): Page {
  const fences = infos.map((info, index): Fence => {
    const [lang = '', ...rest] = info.split(' ');
    const {marks} = readMarks(lang, rest.join(' '));
    return {page: 'docs/a.md', line: (index + 1) * 10, lang, code, marks};
  });
  return {path: 'docs/a.md', fences, exercises: [], faults: []};
}

describe('the limits of a page', () => {
  it('allow two unchecked blocks', () => {
    const two = Array<string>(2).fill('ts no-check="output"');
    expect(checkPageLimits(pageOf(two))).toEqual([]);
    expect(checkPageLimits(pageOf([...two, 'ts no-check="output"']))).toEqual([
      {page: 'docs/a.md', line: 30, message: expect.stringContaining('more than 2 blocks')},
    ]);
  });

  it('allow 15 hidden or cut lines, not counting blank lines and marks', () => {
    const seven = ['1', '2', '3', '', '4', '5', '6', '7'];
    expect(checkPageLimits(pageOf(['ts hidden', 'ts hidden'], seven))).toEqual([]);
    const cut = ['1', '2', '3', '4', '// ---cut---', 'shown', '// ---cut-after---', '5'];
    expect(checkPageLimits(pageOf(['ts', 'tsx', 'js'], cut))).toEqual([]);
    // Only the first block beyond the limit is a fault.
    expect(checkPageLimits(pageOf(['ts', 'tsx', 'js', 'ts', 'ts'], cut))).toEqual([
      {page: 'docs/a.md', line: 40, message: expect.stringContaining('more than 15 hidden')},
    ]);
  });

  it('require a run on a page with more than five typed blocks', () => {
    const five = ['ts', 'tsx', 'ts', 'ts', 'tsx', 'js', 'bash'];
    expect(checkPageLimits(pageOf(five))).toEqual([]);
    expect(checkPageLimits(pageOf([...five, 'ts run']))).toEqual([]);
    expect(checkPageLimits(pageOf([...five, 'ts']))).toEqual([
      {page: 'docs/a.md', line: 10, message: expect.stringContaining('6 ts and tsx blocks')},
    ]);
  });
});

describe("the site's limit", () => {
  it('allows three out of a hundred blocks to be unchecked, and always one', () => {
    const checked = pageOf(Array<string>(97).fill('ts'));
    const unchecked = pageOf(Array<string>(3).fill('ts no-check="output"'));
    expect(checkSiteLimits([checked, unchecked])).toEqual([]);
    expect(checkSiteLimits([pageOf(Array<string>(96).fill('ts')), unchecked])).toEqual([
      {page: 'docs/a.md', line: 30, message: expect.stringContaining('on 3 of 99 samples')},
    ]);
    expect(checkSiteLimits([pageOf(['ts no-check="output"'])])).toEqual([]);
  });
});
