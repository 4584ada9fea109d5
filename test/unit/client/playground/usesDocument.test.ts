import {usesDocument} from '@folio/client/playground/run/usesDocument';

const uses = (text: string, packages: string[] = []) =>
  usesDocument(packages, [{name: 'sample.js', text}]);

it.each(['document.title', 'const {body} = document', 'window.setTimeout(f)', 'typeof document'])(
  'runs %s in a document',
  code => expect(uses(code)).toBe(true),
);

it.each(['parent.document', "'document'", 'const a = {document: 1}', '// window', 'documents'])(
  'runs %s in a worker',
  code => expect(uses(code)).toBe(false),
);

it('runs what renders in a document, whichever package does it', () => {
  expect(uses('', ['react', 'react-dom', '@testing-library/react'])).toBe(true);
  expect(uses('', ['react', 'react-redux'])).toBe(false);
});
