import type {ReactNode} from 'react';
import type {SearchController} from '../controller/searchController';
import type {PanelItem} from '../controller/searchState';
import HitText from './HitText';

export type GridRowProps = {
  readonly item: PanelItem;
  readonly icon: ReactNode;
  readonly isActive: boolean;
  readonly controller: SearchController;
  /** Cells with buttons. */
  readonly children?: ReactNode;
};

/** Id of the text that says which row a button is for. */
export const textIdOf = (item: PanelItem): string => `${item.id}-text`;

/** A row of the start screen: a real link, and perhaps buttons. */
export default function GridRow({
  item,
  icon,
  isActive,
  controller,
  children,
}: GridRowProps): ReactNode {
  return (
    <div
      id={item.id}
      role="row"
      aria-selected={isActive}
      className="DocSearch-Hit"
      onMouseMove={() => controller.hover(item)}>
      <div role="gridcell" className="DocSearch-Hit-cell">
        <a
          id={textIdOf(item)}
          href={item.hit.url}
          tabIndex={-1}
          className="DocSearch-Hit-link"
          onMouseDown={event => event.preventDefault()}
          onClick={event => controller.select(item, event)}>
          <span className="DocSearch-Hit-icon">{icon}</span>
          <HitText hit={item.hit} />
        </a>
      </div>
      {children}
    </div>
  );
}
