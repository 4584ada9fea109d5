import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

/** An item of a type that the site or another plugin has added to `@theme/NavbarItem/ComponentTypes`. */
interface CustomItem {
  readonly type: `custom-${string}`;
  readonly [prop: string]: unknown;
}

/** One without a type is a link, or a dropdown where it has items of its own. */
function typeOf(item: Props | CustomItem): string {
  if (item.type && item.type !== 'default') {
    return item.type;
  }
  return 'items' in item ? 'dropdown' : 'default';
}

/**
 * An item of the navbar, or of a dropdown in it.
 *
 * @throws Error where no component shows items of this type
 */
export default function NavbarItem(item: Props | CustomItem): ReactNode {
  const Component = ComponentTypes[typeOf(item)];
  if (!Component) {
    throw new Error(
      `No navbar item has the type "${item.type}". Types of this site: ${Object.keys(ComponentTypes).join(', ')}.`,
    );
  }
  // The type must not reach an element.
  const {type: _, ...props} = item;
  return <Component {...props} />;
}
