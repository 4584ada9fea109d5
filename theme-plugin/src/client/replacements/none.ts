/** Stands in place of client modules and components of Docusaurus that the theme does itself. */
export default function none(): null {
  return null;
}
