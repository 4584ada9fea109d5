import {useEffect, useMemo, useRef, type ComponentProps, type ReactNode} from 'react';
import {attachWhenIdle} from '../common/attachWhenIdle';
import {stackTable} from './stackTable';

const attachName = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './nameWideTable').then(
    ({nameWideTable}) => nameWideTable,
  ),
);

/**
<<<<<<< HEAD
 * A table in an article. If it's wider than the text, it scrolls by itself and can be focused; otherwise, it
 * isn't in the tab order.
=======
 * A table of an article. Where it is wider than the text it scrolls by itself, and the keyboard can
 * reach it; elsewhere it is no stop of the Tab key. On a phone the rows of a wide one become lists.
>>>>>>> theme25
 */
export function ScrollableTable({children, ...props}: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? attachName(box.current) : undefined), []);
  const table = useMemo(() => stackTable(children), [children]);
  return (
    <div ref={box} className="folio-table" data-phone={table.layout}>
      <table role={table.layout === 'rows' ? 'table' : undefined} {...props}>
        {table.children}
      </table>
    </div>
  );
}
