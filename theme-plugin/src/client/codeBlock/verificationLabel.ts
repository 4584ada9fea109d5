import {translate} from '@docusaurus/Translate';

/**
 * How a block's code was checked, in words; undefined if the block doesn't say.
 *
 * @param verified - the `data-verified` prop: `types`, `run`, or `excerpt`
 */
export function verificationLabel(verified: string | undefined): string | undefined {
  switch (verified) {
    case 'types':
      return translate({
        id: 'folio.CodeBlock.verified.types',
        message: 'Compiled',
        description: 'Mark of a code block whose code was compiled when the site was checked',
      });
    case 'run':
      return translate({
        id: 'folio.CodeBlock.verified.run',
        message: 'Run, and its results checked',
        description: 'Mark of a code block whose code was run and gave the results that it states',
      });
    case 'excerpt':
      return translate({
        id: 'folio.CodeBlock.verified.excerpt',
        message: 'From a tested app',
        description: 'Mark of a code block that is a part of an application with tests',
      });
    default:
      return undefined;
  }
}
