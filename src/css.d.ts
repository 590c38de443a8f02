/** Stylesheets are imported as minified text and adopted by shadow roots as constructable sheets. */
declare module '*.css' {
  const styleText: string;
  export default styleText;
}
