import type {Counts} from './countsFile';

/**
 * Summarizes the last check of the code samples for the footer, as in "214 code samples: 180 compiled, 61 run, 34 taken
 * from tested apps". Counts of zero are left out.
 */
export function sampleCountsLine({blocks, compiled, run, results, excerpts}: Counts): string {
  const parts = [
    compiled > 0 && `${number(compiled)} compiled`,
    run > 0 && `${number(run)} run`,
    results > 0 && `${number(results)} ${results === 1 ? 'result' : 'results'} verified`,
    excerpts > 0 && `${number(excerpts)} taken from tested apps`,
  ].filter(part => part !== false);
  const samples = `${number(blocks)} code ${blocks === 1 ? 'sample' : 'samples'}`;
  return parts.length > 0 ? `${samples}: ${parts.join(', ')}` : samples;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
