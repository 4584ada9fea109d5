import {COUNTS_FILE} from '@site/src/samples/check/countsFile';
import counts from '@site/src/data/sampleCounts.json';
import {sampleCountsLine} from '@site/src/samples/check/sampleCountsLine';

const NONE = {pages: 0, blocks: 0, compiled: 0, run: 0, results: 0, excerpts: 0, unchecked: 0};

describe('the footer line', () => {
  it('lists what was proven and leaves out counts of zero', () => {
    expect(
      sampleCountsLine({...NONE, blocks: 1204, compiled: 1100, run: 61, results: 1, excerpts: 104}),
    ).toBe(
      '1,204 code samples: 1,100 compiled, 61 run, 1 result verified, 104 taken from tested apps',
    );
    expect(sampleCountsLine({...NONE, blocks: 1, compiled: 1})).toBe('1 code sample: 1 compiled');
    expect(sampleCountsLine(NONE)).toBe('0 code samples');
  });

  it('is built from the file that the sample check writes', () => {
    expect(COUNTS_FILE).toBe('src/data/sampleCounts.json');
    expect(sampleCountsLine(counts)).toContain(`${counts.compiled} compiled`);
  });
});
