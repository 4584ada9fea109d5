import {visit} from 'unist-util-visit';
import {proseOf} from '../../steps/proseOf';
import type {Root} from 'mdast';
import type {StepFault} from '../../steps/Step';

/** How a page says that a program is only for reading. */
const READ_ONLY =
  /\b(?:don't (?:need|have) to (?:run|type)|don't add (?:it|them) to your|without (?:running|typing)|only (?:need|have) to read|apart from your|standalone program)\b/i;

/** How a page says that its exercises aren't part of the next part's app. */
const UNDO = /\bundo\b/i;

/**
 * Finds what a page has to spell out but doesn't: that a program without a file name isn't part of the app, or that
 * readers have to undo an exercise that changes a file of the app.
 *
 * @param files - the files of the app at the end of the page
 * @param hasNext - whether another part continues the app
 */
export function checkWords(
  page: Root,
  files: ReadonlyMap<string, unknown>,
  hasNext: boolean,
): StepFault[] {
  const faults: StepFault[] = [];
  let said = '';
  let saidInSection = '';
  let isReadOnly = false;
  visit(page, node => {
    if (node.type === 'heading' && node.depth === 2) {
      saidInSection = '';
    }
    if (node.type === 'paragraph' || node.type === 'heading') {
      const text = proseOf(node).replace(/\s+/g, ' ');
      said += `${text}\n`;
      saidInSection += `${text}\n`;
    }
    if (node.type !== 'code') {
      return;
    }
    const line = node.position?.start.line ?? 1;
    const {run, title, hidden, solution} = node.data?.fence?.marks ?? {};
    if (run && !title && !hidden && !isReadOnly) {
      isReadOnly = true;
      if (!READ_ONLY.test(said)) {
        const message =
          "nothing says what to do with this program: say that readers don't need to run it";
        faults.push({line, message});
      }
    }
    if (solution && title && hasNext && files.has(title) && !UNDO.test(saidInSection)) {
      const message = `the solution changes ${title}, which the next part starts from: tell readers to undo it`;
      faults.push({line, message});
    }
  });
  return faults;
}
