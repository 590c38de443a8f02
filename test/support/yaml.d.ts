/** Parsed by yamlTransform.cjs, in jest only. */
declare module '*.yaml' {
  const document: unknown;
  export default document;
}
