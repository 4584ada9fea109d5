/** The value of `future`: nothing, as on sites older than those flags. Docusaurus builds them with webpack. */
export default {};
