import {checkShownStates} from '@site/src/tutorials/replay/shownStates/checkShownStates';
import {readActions} from '@site/src/tutorials/replay/shownStates/readActions';
import {readStates} from '@site/src/tutorials/replay/shownStates/readStates';
import {readSavedStates, saveStates} from '@site/src/tutorials/replay/shownStates/savedStates';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SLICE = `import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import './desk.css'

export const { reducer } = createSlice({
  name: 'desk',
  initialState: { open: false, visitors: 0 },
  reducers: {
    opened: (state) => { state.open = true },
    visitorsEntered: (state, action: PayloadAction<number>) => { state.visitors += action.payload },
  },
})`;

const storeWith = (branches: string) => `import { configureStore } from '@reduxjs/toolkit'
import { reducer } from '../desk'

export const makeStore = () => configureStore({ reducer: { desk: reducer, ${branches} } })`;

const app = (branches = '') =>
  new Map([
    ['src/app/store.ts', storeWith(branches)],
    ['src/desk.ts', SLICE],
    ['src/desk.css', 'p { margin: 0 }'],
  ]);

const state = (title: string, actions: string, files = app()) => ({
  title,
  actions,
  files,
  line: 7,
  isEnd: false,
  tests: [],
  browser: undefined,
});

describe('readActions', () => {
  it('reads types and payloads', () => {
    expect(readActions('desk/opened desk/signWritten("Ring (twice)") x({"a":[1]})')).toEqual([
      {type: 'desk/opened'},
      {type: 'desk/signWritten', payload: 'Ring (twice)'},
      {type: 'x', payload: {a: [1]}},
    ]);
    expect(readActions('')).toEqual([]);
    expect(() => readActions('desk/signWritten(Ring)')).toThrow(SyntaxError);
  });
});

describe('readStates', () => {
  it('marks what the last action changed', async () => {
    const states = await readStates(app(), [state('Open', 'desk/opened desk/visitorsEntered(2)')]);
    expect(states).toEqual({
      Open: {
        actions: ['desk/opened', 'desk/visitorsEntered'],
        branches: [{name: 'desk', text: ['{ open: true, visitors: ', '2', ' }']}],
        unchanged: [],
      },
    });
  });

  it("without actions, marks what's new since the previous checkpoint", async () => {
    const larger = app('tools: () => []');
    const states = await readStates(new Map(), [
      state('No store yet', '', new Map()),
      state('A store', ''),
      state('The same store', ''),
      state('A second slice', '', larger),
      {...state('', '', larger), isEnd: true},
    ]);
    expect(states).toEqual({
      'A store': {
        actions: [],
        branches: [{name: 'desk', text: ['', '{ open: false, visitors: 0 }']}],
        unchanged: [],
      },
      'A second slice': {
        actions: [],
        branches: [{name: 'tools', text: ['', '[]']}],
        unchanged: ['desk'],
      },
    });
  });

  it('rejects an action that changes nothing', async () => {
    await expect(readStates(app(), [state('Open', 'desk/open')])).rejects.toThrow(
      'desk/open changes nothing at the checkpoint “Open”',
    );
  });
});

describe('checkShownStates', () => {
  it('reports a checkpoint whose saved state is out of date', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'states-'));
    fs.mkdirSync(path.join(root, 'src/data'), {recursive: true});
    const states = [state('Open', 'desk/opened')];
    expect(await checkShownStates(root, 'desk/1', {start: app(), states})).toEqual([]);

    saveStates(root, {'desk/1': await readStates(app(), states)});
    expect(Object.keys(readSavedStates(root) ?? {})).toEqual(['desk/1']);
    expect(await checkShownStates(root, 'desk/1', {start: app(), states})).toEqual([]);

    const other = [state('Open', 'desk/visitorsEntered(1)')];
    expect(await checkShownStates(root, 'desk/1', {start: app(), states: other})).toEqual([
      {line: 7, message: expect.stringContaining('npm run replay -- --states')},
    ]);
    fs.rmSync(root, {recursive: true});
  });
});
