import {stateHtml} from '@site/src/tutorials/replay/shownStates/stateHtml';

const row = (name: string, code: string) =>
  `<div><dt>${name}</dt><dd translate="no">${code}</dd></div>`;

it('renders actions, the changed branches with what changed in them, and the others', () => {
  const state = {
    actions: ['desk/opened', 'desk/visitorEntered'],
    branches: [
      {name: 'desk', text: ['{ open: ', 'true', ", sign: '<b> & c' }, { id: 'it-1', n: 2 }"]},
    ],
    unchanged: ['loans', 'tools'],
  };
  expect(stateHtml(state)).toBe(
    row('After', '<i>desk/opened</i>, <i>desk/visitorEntered</i>') +
      row(
        '<b translate="no">desk</b>',
        "<samp>{ open: <mark>true</mark>, <span>sign: '&lt;b> &amp; c'</span> }, <span>{ id: 'it-1',</span> n: 2 }</samp>",
      ) +
      row('Unchanged', 'loans, tools'),
  );
});

it('says that a state without actions is the initial one', () => {
  expect(stateHtml({actions: [], branches: [], unchanged: []})).toBe(
    '<div><dt>Store</dt><dd>at the start</dd></div>',
  );
});
