import type {Counts} from '../scripts/samples/countsFile.mjs';

/**
 * What the footer says of the last check of the code samples, such as "214 code samples: 180 compiled,
 * 61 of them run, 34 found in tested apps". Nothing is said of what does not occur.
 */
export function sampleCountsLine({blocks, compiled, run, results, excerpts}: Counts): string {
  const proofs = [
    compiled > 0 && `${number(compiled)} compiled`,
    run > 0 && `${number(run)} run`,
    results > 0 && `${number(results)} stated ${results === 1 ? 'result' : 'results'} compared`,
    excerpts > 0 && `${number(excerpts)} found in tested apps`,
  ].filter(proof => proof !== false);
  const samples = `${number(blocks)} code ${blocks === 1 ? 'sample' : 'samples'}`;
  return proofs.length > 0 ? `${samples}: ${proofs.join(', ')}` : samples;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
