import {attachWhenIdle} from '../common/attachWhenIdle';

/** Class of the box around a table. */
export const TABLE_CLASS = 'folio-table';

/** Makes the box around a table ready for the keyboard when the browser is idle; see `nameWideTable`. */
export const attachName = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './nameWideTable').then(
    ({nameWideTable}) => nameWideTable,
  ),
);
