/** For `future`: nothing, as on sites that are older than those flags. Docusaurus builds them with webpack. */
export default {};
