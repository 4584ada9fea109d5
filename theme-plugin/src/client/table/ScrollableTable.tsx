import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {attachWhenIdle} from '../common/attachWhenIdle';

const attachName = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './nameWideTable').then(
    ({nameWideTable}) => nameWideTable,
  ),
);

/**
 * A table of an article. Where it is wider than the text it scrolls by itself, and the keyboard can
 * reach it; elsewhere it is no stop of the Tab key.
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
