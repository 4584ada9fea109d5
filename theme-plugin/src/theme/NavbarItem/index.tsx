import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

/** An item of a type that the site or another plugin has added to `@theme/NavbarItem/ComponentTypes`. */
type CustomItem = {readonly type: `custom-${string}`; readonly [prop: string]: unknown};

/** The props that the item's component takes: all but the type, which must not reach an element. */
function propsOf<Item extends {readonly type?: string}>({
  type,
  ...props
}: Item): Omit<Item, 'type'> {
  return props;
}

/** @throws Error where no component shows items of this type */
function OtherItem({type, ...props}: {readonly type: string}): ReactNode {
  const Component = ComponentTypes[type];
  if (!Component) {
    throw new Error(
      `No navbar item has the type "${type}". Types of this site: ${Object.keys(ComponentTypes).join(', ')}.`,
    );
  }
  return <Component {...props} />;
}

/**
 * An item of the navbar, or of a dropdown in it. One without a type is a link, or a dropdown where
 * it has items of its own.
 */
export default function NavbarItem(item: Props | CustomItem): ReactNode {
  switch (item.type) {
    case undefined:
    case 'default':
      return 'items' in item ? (
        <ComponentTypes.dropdown {...propsOf(item)} />
      ) : (
        <ComponentTypes.default {...propsOf(item)} />
      );
    case 'dropdown':
      return <ComponentTypes.dropdown {...propsOf(item)} />;
    case 'localeDropdown':
      return <ComponentTypes.localeDropdown {...propsOf(item)} />;
    case 'search':
      return <ComponentTypes.search {...propsOf(item)} />;
    case 'html':
      return <ComponentTypes.html {...propsOf(item)} />;
    case 'doc':
      return <ComponentTypes.doc {...propsOf(item)} />;
    case 'docSidebar':
      return <ComponentTypes.docSidebar {...propsOf(item)} />;
    case 'docsVersion':
      return <ComponentTypes.docsVersion {...propsOf(item)} />;
    case 'docsVersionDropdown':
      return <ComponentTypes.docsVersionDropdown {...propsOf(item)} />;
    default:
      return <OtherItem {...item} />;
  }
}
