import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {attachWhenIdle} from '../common/attachWhenIdle';

const attachName = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './nameWideTable').then(
    ({nameWideTable}) => nameWideTable,
  ),
);

/**
 * A table in an article. If it's wider than the text, it scrolls by itself and can be focused; otherwise, it
 * isn't in the tab order.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? attachName(box.current) : undefined), []);
  return (
    <div ref={box} className="folio-table">
      <table {...props} />
    </div>
  );
}
