import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

/** An item with a custom type that the site or another plugin adds to `@theme/NavbarItem/ComponentTypes`. */
interface CustomItem {
  readonly type: `custom-${string}`;
  readonly [prop: string]: unknown;
}

/** An item without a type is a link or, if it has items of its own, a dropdown. */
function typeOf(item: Props | CustomItem): string {
  if (item.type && item.type !== 'default') {
    return item.type;
  }
  return 'items' in item ? 'dropdown' : 'default';
}

/**
 * An item in the navbar or in one of its dropdowns.
 *
 * @throws Error if there is no component for the item's type
 */
export default function NavbarItem(item: Props | CustomItem): ReactNode {
  const Component = ComponentTypes[typeOf(item)];
  if (!Component) {
    throw new Error(
      `No navbar item has the type "${item.type}". Types of this site: ${Object.keys(ComponentTypes).join(', ')}.`,
    );
  }
  // The type must not end up as an attribute of an element.
  const {type: _, ...props} = item;
  return <Component {...props} />;
}
