import {useEffect, useMemo, useRef, type ComponentProps, type ReactNode} from 'react';
import {attachName, TABLE_CLASS} from './attachName';
import {stackTable} from './stackTable';

/**
 * A table in an article. If it's wider than the text, it scrolls by itself and can be focused; otherwise, it
 * isn't in the tab order. On a phone, the rows of a wide one become lists.
 */
export function ScrollableTable({
  children,
  'data-served': mark,
  ...props
}: ComponentProps<'table'> & {readonly 'data-served'?: string}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? attachName(box.current) : undefined), []);
  const table = useMemo(() => stackTable(children), [children]);
  return (
    <div ref={box} data-served={mark} className={TABLE_CLASS} data-phone={table.layout}>
      <table role={table.layout === 'rows' ? 'table' : undefined} {...props}>
        {table.children}
      </table>
    </div>
  );
}
